import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findLostPlaceholders, findTextFlaws } from './find-text-flaws.cjs';
import { findUntranslated } from './find-untranslated.cjs';

const ENGLISH = `export const mailTexts = defineTexts('mail', {
  alert: { subject: ({ title, count }: Alert) => \`\${count} jobs: \${title}\` },
});`;

test('a translation that does not take a placeholder is named', () => {
  const translated = `export const mailTexts = translate<typeof english.mailTexts>('mail')({
    alert: { subject: ({ title }) => title },
  });`;
  expect(findLostPlaceholders(ENGLISH, translated)).toEqual(['alert.subject leaves out count']);
});

test('the order of the placeholders is free', () => {
  const translated = `export const mailTexts = translate<typeof english.mailTexts>('mail')({
    alert: { subject: ({ count, title }) => \`\${title}: \${count}\` },
  });`;
  expect(findLostPlaceholders(ENGLISH, translated)).toEqual([]);
});

describe('in a bundle', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'metier-texts-'));
    write('src/a/a.texts.ts', "defineTexts('hello/a/a', { title: 'Hello' })");
    write('src/a/a.texts.de.ts', "translate<typeof english.a>('hello/a/a')({ title: 'Hallo' })");
    write('src/languages/de.ts', "export const translations = import.meta.translations('de');");
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), text);
  }
  const find = (...files: string[]) =>
    findTextFlaws({
      directory,
      files: ['src/a/a.texts.ts', ...files],
      lists: { de: 'src/languages/de.ts' },
      prefix: 'hello/',
    });

  test('a text with a translation is right', () => expect(find()).toEqual([]));

  test('a translation that is missing or of another text is named', () => {
    write('src/b/b.texts.ts', "defineTexts('hello/b/b', {})");
    expect(find('src/b/b.texts.ts')).toEqual(['src/b/b.texts.ts: src/b/b.texts.de.ts is missing']);
    write('src/b/b.texts.de.ts', "translate<typeof english.b>('hello/a/a')({})");
    expect(find('src/b/b.texts.ts')).toEqual(['src/b/b.texts.de.ts: hello/b/b is missing']);
  });

  test('a list of another language is named', () => {
    write('src/languages/de.ts', "export const translations = import.meta.translations('fr');");
    expect(find()).toEqual(["src/languages/de.ts: import.meta.translations('de') is missing"]);
  });

  test('an id of another text or of another bundle is named', () => {
    write('src/b/b.texts.ts', "defineTexts('hello/a/a', {}); defineTexts('ui/b', {});");
    const flaws = find('src/b/b.texts.ts');
    expect(flaws).toContain('src/b/b.texts.ts: hello/a/a is also the id of texts in src/a/a.texts.ts');
    expect(flaws).toContain('src/b/b.texts.ts: ui/b does not begin with hello/');
  });

  test('an English text in a translation is noted, and wrong once it is committed', () => {
    const files = ['src/a/a.texts.de.ts'];
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Team', '-c', 'user.email=team@metier.example', ...args], {
        cwd: directory,
        stdio: 'ignore',
      });
    expect(findUntranslated(directory, files)).toEqual({ flaws: [], notes: [] });
    write('src/a/a.texts.de.ts', "{\n  title: 'Hello', // to translate\n}");
    const note = expect.stringContaining('src/a/a.texts.de.ts:2: this text is English');
    expect(findUntranslated(directory, files)).toEqual({ flaws: [], notes: [note] });

    git('init', '-q');
    git('add', '.');
    expect(findUntranslated(directory, files)).toEqual({ flaws: [], notes: [note] });
    git('commit', '-qm', 'feat: a page');
    expect(findUntranslated(directory, files)).toEqual({ flaws: [note], notes: [] });

    write('src/a/a.texts.de.ts', "{\n  title: 'Hallo',\n}");
    expect(findUntranslated(directory, files)).toEqual({ flaws: [], notes: [] });
  });
});
