import { insertSummary, writeSummary } from '../security/document';
import { met, notApplicable, open, type Rows } from '../security/rows';
import { findMistakes, listEntries } from '../security/table';
import { checkSecurity } from './security';
import { findWeakCalls } from './weak-calls';

const FILES: Readonly<Record<string, string>> = {
  'login.test.ts': `
    describe('a login', () => {
      it.each([1, 2])('opens a session for %s', () => {});
      test(\`takes \${MANY} names\`, () => {});
      it.skip('is quick', () => {});
    });
    describe.skip('an old part', () => {
      it('was proven once', () => {});
    });
    // it('is only in a comment', () => {});
  `,
  'docs/rules.md': '# Rules\n\n## Passwords\n\nSessions\n',
  'tools/check.ts': `{ name: 'lint', run }`,
};

/** The mistakes of a table with this evidence for one requirement, and a verdict for all others. */
function findMistakesOf(...evidence: readonly string[]): string[] {
  const others = Array.from({ length: 17 }, (_, at) => [
    String(at + 1),
    notApplicable('all', 'it is a test'),
  ]);
  const rows = { ...(Object.fromEntries(others) as Rows), '7.2.1': met('sessions', ...evidence) };
  return findMistakes(rows, (file) => FILES[file]);
}

test('each requirement has a verdict whose evidence is there, and the document says so', async () => {
  expect(await checkSecurity()).toEqual([]);
});

test.each([
  'login.test.ts › opens a session for %s',
  'login.test.ts › takes ${MANY} names',
  'docs/rules.md › Passwords',
  'tools/check.ts › lint',
])('%s is evidence', (evidence) => {
  expect(findMistakesOf(evidence)).toEqual([]);
});

test.each([
  ['gone.test.ts › opens a session for %s', 'there is no gone.test.ts'],
  ['login.test.ts › opens two sessions', 'login.test.ts has no "opens two sessions" that runs'],
  ['login.test.ts › is quick', 'login.test.ts has no "is quick" that runs'],
  ['login.test.ts › was proven once', 'login.test.ts has no "was proven once" that runs'],
  ['login.test.ts › is only in a comment', 'login.test.ts has no "is only in a comment" that runs'],
  ['docs/rules.md › Sessions', 'docs/rules.md has no "Sessions" that runs'],
  ['tools/check.ts › format', 'tools/check.ts has no "format" that runs'],
  ['login.test.ts', '"login.test.ts" names no title after " › "'],
])('%s proves nothing', (evidence, flaw) => {
  expect(findMistakesOf(evidence)).toEqual([`7.2.1 (sessions): ${flaw}`]);
});

test('a requirement of level 1 or 2 without a row, an unknown row, and one without evidence are found', () => {
  const mistakes = findMistakes({ '7.9.1': open('nothing', 'all'), '6.2.1': met('length') }, () => undefined);
  expect(mistakes).toEqual(
    expect.arrayContaining([
      '7.2.1 has no row',
      '7.9.1 is no requirement, section or chapter of ASVS 5.0',
      '6.2.1 is met by nothing',
    ]),
  );
  expect(mistakes).not.toContain('3.1.1 has no row');
});

test('the nearest row counts, and of level 3 only what is met', () => {
  const rows = {
    '6': open('all', 'a test'),
    '6.7': notApplicable('these', 'none'),
    '6.7.2': met('this', 'a › b'),
  };
  const verdicts = new Map(listEntries(rows).map(({ id, row }) => [id, row.verdict]));
  expect(['6.1.1', '6.7.1', '6.7.2', '6.3.8'].map((id) => verdicts.get(id))).toEqual([
    'open',
    undefined,
    'met',
    undefined,
  ]);
});

test.each([
  ["createHash('sha1').update(text)", 'take SHA-256: MD5 and SHA-1 are broken'],
  ['SELECT md5(body) FROM files', 'take SHA-256: MD5 and SHA-1 are broken'],
  ['const token = Math.random()', 'take randomBytes of node:crypto: Math.random can be guessed'],
  ['new Function(body)()', 'texts never become code'],
  ["spawn('ls', [folder], { shell: true })", 'pass arguments to spawn without a shell'],
])('%s is a weak call', (text, advice) => {
  expect(findWeakCalls('a.ts', text)).toEqual([`a.ts: ${advice}`]);
});

test('strong calls are none', () => {
  const text = "createHash('sha256').update(randomBytes(32)); /a/.exec(text); spawn('ls', [folder])";
  expect(findWeakCalls('a.ts', text)).toEqual([]);
});

test('the summary replaces the earlier one and keeps the rest of the document', () => {
  const document = 'before\n<!-- written by npm run security -->\nold\n<!-- to here -->\nafter\n';
  const summary = writeSummary({ '6.3.3': open('a second factor for all', 'few have one') });
  const written = insertSummary(document, summary);
  expect(written).toContain('- **6.3.3** (level 2) a second factor for all: few have one');
  expect(written).not.toContain('old');
  expect(written).toMatch(/^before\n[^]*after\n$/);
  expect(insertSummary(written, summary)).toBe(written);
});
