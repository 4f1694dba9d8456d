import { readKeyword } from '../query/keyword';
import { CONDITION_NAMES } from './condition-names';

it.each(CONDITION_NAMES)('a keyword understands every name of %j, each as the same', (names) => {
  const all = Object.values(names).flatMap((list) => list.split(', '));
  const read = all.map((name) => {
    const terms = readKeyword(name);
    return { count: terms.length, lexemes: terms[0]?.lexemes, synonyms: terms[0]?.synonyms };
  });
  expect(read[0]?.lexemes?.length || read[0]?.synonyms?.length).toBeTruthy();
  expect(read).toEqual(read.map(() => ({ ...read[0], count: 1 })));
});
