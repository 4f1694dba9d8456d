import { readSkills, writeSkills } from './skills';

test('skills are split on commas and trimmed, and empty ones dropped', () => {
  expect(readSkills(' React ,, TypeScript,\tTeam work , ')).toEqual(['React', 'TypeScript', 'Team work']);
  expect(readSkills(' , ')).toEqual([]);
});

test('a skill counts once, in its first spelling', () => {
  expect(readSkills('SQL, sql, Éditique, éditique, Sql')).toEqual(['SQL', 'Éditique']);
});

test('what is written reads back', () => {
  expect(readSkills(writeSkills(['React', 'Team work']))).toEqual(['React', 'Team work']);
});
