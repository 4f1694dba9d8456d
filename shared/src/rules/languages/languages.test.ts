import { formatDecimal } from '../values/counts';
import { french, german, italian } from '../display/formats';
import { addressIn, splitLanguage } from './language-address';
import { readAcceptedLanguage } from './languages';
import { formatList } from './lists';
import { plural } from './plural';
import { addTranslations, defineTexts, textsIn, translate } from './texts';

const forms = { one: 'one', other: 'other' };

test('plurals follow the rules of each language', () => {
  const count = (language: 'en' | 'de' | 'fr' | 'it') => [0, 1, 2].map((n) => plural(language, n, forms));
  for (const language of ['en', 'de', 'it'] as const)
    expect(count(language)).toEqual(['other', 'one', 'other']);
  expect(count('fr')).toEqual(['one', 'one', 'other']);
});

test('plural forms agree with those of Intl', () => {
  for (const language of ['en', 'de', 'fr', 'it'] as const) {
    const rules = new Intl.PluralRules(language);
    for (let count = 0; count < 1_000; count += 1)
      expect(plural(language, count, forms)).toBe(rules.select(count));
  }
});

test('the preferred language that is offered is chosen', () => {
  expect(readAcceptedLanguage('rm, fr-CH;q=0.9, de;q=0.8')).toBe('fr');
  expect(readAcceptedLanguage('de;q=0.2, it-CH;q=0.7')).toBe('it');
  expect(readAcceptedLanguage('de;q=0, es')).toBeUndefined();
  expect(readAcceptedLanguage('*')).toBeUndefined();
  expect(readAcceptedLanguage(undefined)).toBeUndefined();
});

test('an address names its language, except English', () => {
  expect(splitLanguage('/de/job/5')).toEqual({ language: 'de', path: '/job/5' });
  expect(splitLanguage('/fr')).toEqual({ language: 'fr', path: '/' });
  for (const path of ['/', '/job/5', '/en/job/5', '/dent', '/es/job/5'])
    expect(splitLanguage(path)).toEqual({ language: undefined, path });
  expect(['/', '/?keyword=nurse', '/job/5'].map((path) => addressIn('it', path))).toEqual([
    '/it',
    '/it?keyword=nurse',
    '/it/job/5',
  ]);
  expect(addressIn('en', '/job/5')).toBe('/job/5');
});

test('a decimal mark is a comma in French and Italian, and a point in English and Swiss German', () => {
  expect([french, italian, german].map(({ decimal }) => decimal('4.5'))).toEqual(['4,5', '4,5', '4.5']);
  expect(formatDecimal('4.5')).toBe('4.5');
});

test('lists end in the word of the language', () => {
  expect(formatList(['A', 'B', 'C'], 'de')).toBe('A, B und C');
  expect(formatList(['A', 'B'], 'fr', 'or')).toBe('A ou B');
  expect(formatList(['A'], 'it')).toBe('A');
});

test('texts are English until their translation is loaded', () => {
  const texts = defineTexts('test', { jobs: (count: number) => `${count} jobs` });
  expect(textsIn('de', texts).jobs(2)).toBe('2 jobs');
  addTranslations('de', [translate<typeof texts>('test')({ jobs: (count) => `${count} Stellen` })]);
  expect(textsIn('de', texts).jobs(2)).toBe('2 Stellen');
  expect(textsIn('fr', texts).jobs(2)).toBe('2 jobs');
});
