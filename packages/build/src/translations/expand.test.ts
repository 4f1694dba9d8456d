import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expandTranslations } from './expand.cjs';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'metier-translations-'));
  write('src/b/b.texts.de.ts', 'export const bTexts = 1;\nexport const moreTexts = 2;\n');
  write('src/a.texts.de.ts', 'export const bTexts = 3;\n');
  write('src/a.texts.fr.ts', 'export const aTexts = 4;\n');
});
afterEach(() => rmSync(directory, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(directory, file)), { recursive: true });
  writeFileSync(join(directory, file), text);
}
const expand = (source: string, file = 'src/languages/de.ts') =>
  expandTranslations(source, join(directory, file));

test('the list has what the translations to its language export, in the order of their paths', () => {
  expect(expand("// All.\nexport const all = import.meta.translations('de');")).toBe(
    "import { bTexts as bTexts0 } from '../a.texts.de'; " +
      "import { bTexts as bTexts1 } from '../b/b.texts.de'; " +
      "import { moreTexts as moreTexts2 } from '../b/b.texts.de'; " +
      '// All.\nexport const all = [bTexts0, bTexts1, moreTexts2];',
  );
});

test('a language without translations has an empty list', () => {
  expect(expand("export const all = import.meta.translations('it');")).toBe('export const all = [];');
});

test('other modules stay as they are', () => {
  const source = "const written = `import.meta.translations('de')`;";
  expect(expand(source, 'src/a.ts')).toBe(source);
});
