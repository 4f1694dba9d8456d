import { findOtherCases, findSharedTypeNames } from './names';

test('a file that is not in kebab case is found', () => {
  expect(
    findOtherCases([
      'shared/src/ui/JobCard.tsx',
      'shared/src/ui/job-card.test.tsx',
      '.dependency-cruiser.cjs',
    ]),
  ).toEqual(['shared/src/ui/JobCard.tsx: name it in kebab case, such as job-card.tsx']);
});

test('a type exported twice in one workspace is found; in two workspaces it is not', () => {
  const text = 'export interface Slice {\n}\n';
  expect(
    findSharedTypeNames([
      { file: 'server/src/a.ts', text },
      { file: 'server/src/b.ts', text: 'export type Slice = 1;\n' },
      { file: 'shared/src/c.ts', text },
    ]),
  ).toEqual(['Slice is exported by server/src/a.ts and server/src/b.ts: one name, one meaning']);
});
