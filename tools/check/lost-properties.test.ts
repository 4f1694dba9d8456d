import ts from 'typescript';
import { findLostProperties } from './lost-properties';

const TYPES = `
  interface Read { readonly key: string; readonly isExpensive?: boolean }
  declare function read(question: Read): void;
  declare const search: { readonly key: string; readonly isHeavy: boolean };
`;

/** The findings in a program of this one file. */
function find(text: string): string[] {
  const options: ts.CompilerOptions = { strict: true, noLib: true, types: [] };
  const host = ts.createCompilerHost(options);
  const source = ts.createSourceFile('/example.ts', TYPES + text, ts.ScriptTarget.ES2022, true);
  const program = ts.createProgram([source.fileName], options, {
    ...host,
    fileExists: (file) => file === source.fileName,
    getSourceFile: (file) => (file === source.fileName ? source : undefined),
  });
  return findLostProperties(program, (file) => file === source.fileName);
}

test('a spread property under another name than the optional one that is expected is found', () => {
  expect(find('read({ ...search });')).toEqual([
    expect.stringContaining(
      'spreads isHeavy, which the expected type lacks; isExpensive is not set',
    ) as string,
  ]);
});

test('a spread that loses something is accepted where nothing else is missing', () => {
  expect(find('read({ ...search, isExpensive: search.isHeavy });')).toEqual([]);
});

test('a spread that lacks something is accepted where it loses nothing', () => {
  expect(find('declare const question: Read; read({ ...question });')).toEqual([]);
  expect(find('read({ key: "", ...(search.isHeavy && { isExpensive: true }) });')).toEqual([]);
});
