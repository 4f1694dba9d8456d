import { checkData } from './check-data';
import { files } from './files';

describe('checking the demo data', () => {
  test('a wrong value is refused with its place', () => {
    const [first, ...others] = files.towns;
    const content = { ...files, towns: [{ ...first, language: 'rm' }, ...others] };
    expect(() => checkData(content)).toThrow('wrong at /towns/0/language');
  });

  test('a missing value and an unknown key are refused', () => {
    const { en: _en, ...languages } = files.languages;
    expect(() => checkData({ ...files, languages })).toThrow('wrong at /languages');
    expect(() => checkData({ ...files, tonws: [] })).toThrow('wrong at');
  });
});
