import { findWordings } from './vocabulary';

it.each([
  ['a block', 'a.ts', '/** Told by nobody. */\nexport const a = 1;\n', 1],
  ['lines', 'a.ts', 'const a = 1;\n// The page\n// knows it.\n', 2],
  ['a comment behind code', 'a.tsx', 'const a = <p>{/* made anew */}</p>;\n', 1],
  ['a style sheet', 'a.css', 'a {\n  /* whoever */\n  color: red;\n}\n', 2],
])('finds wording in %s', (_name, file, source, line) => {
  expect(findWordings(file, source)).toEqual([expect.stringContaining(`${file}:${line}: `)]);
});

it('finds wording in the prose of a document', () => {
  expect(findWordings('a.md', '# Topic\n\nIt shall be.\n')).toEqual([
    'a.md: "shall": instead write must, will',
  ]);
});

it.each([
  ['code', 'a.ts', "const anew = 'nobody';\n"],
  ['code spans', 'a.md', 'Runs as `nobody`.\n'],
  ['code blocks', 'a.md', '```sh\nnobody\n```\n'],
  ['quotes', 'a.ts', '// The text "Nobody is here" is shown.\n'],
  ['text of a page', 'a.tsx', 'const a = <p>nobody // shall</p>;\n'],
])('leaves %s alone', (_name, file, source) => {
  expect(findWordings(file, source)).toEqual([]);
});
