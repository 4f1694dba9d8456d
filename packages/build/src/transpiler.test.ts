import { transpileModule } from './transpiler.cjs';

const transpile = (source: string) =>
  transpileModule(source, { fileName: '/src/page.ts', reportDiagnostics: true });

test('types are taken away', () => {
  expect(transpile('export const price: number = 5;').outputText).toMatch(/^export const price = 5;/);
});

test('decorators are built as TypeScript does', () => {
  const { outputText, diagnostics } = transpile('export class Page { @mark open() {} }');
  expect([outputText, diagnostics]).toEqual([expect.stringContaining('mark'), []]);
});

test('a mistake is named in one sentence', () => {
  const { diagnostics = [] } = transpile('const page = {;');
  expect(diagnostics.map(({ messageText }) => messageText)).toContain('Property assignment expected.');
});
