import { SKILL_NAMES, translateSkill } from './skill-names';

test('each name means one skill', () => {
  const names = SKILL_NAMES.flatMap((row) => [...new Set(row.map((name) => name.toLowerCase()))]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test.each([
  ['First aid', 'de', 'Erste Hilfe'],
  ['erste hilfe', 'it', 'Primo soccorso'],
  ['Premiers secours', 'en', 'First aid'],
  ['Alphorn', 'fr', 'Alphorn'],
] as const)('%s is read in %s as %s', (name, language, expected) => {
  expect(translateSkill(name, language)).toBe(expected);
});
