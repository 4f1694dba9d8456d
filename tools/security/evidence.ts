import { parseSync } from 'oxc-parser';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Names along a callee: `it.each(…)` is `it`, `each`. */
function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee.name)];
  if (callee.type === 'MemberExpression') return [...namesOf(callee.object), ...namesOf(callee.property)];
  return callee.type === 'CallExpression' ? namesOf(callee.callee) : [];
}

const RUNNERS = new Set(['it', 'test', 'describe']);
const NOT_RUN = new Set(['skip', 'todo', 'failing', 'fixme']);

/** Titles of the tests in a file that run, as they are written. */
export function listTestTitles(file: string, text: string): Set<string> {
  const titles = new Set<string>();

  function visit(value: unknown): void {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    if (value.type === 'CallExpression') {
      const [runner = '', ...modifiers] = namesOf(value.callee);
      if (RUNNERS.has(runner)) {
        if (modifiers.some((modifier) => NOT_RUN.has(modifier))) return;
        const [title] = value.arguments as readonly unknown[];
        if (isNode(title) && title.type === 'Literal') titles.add(String(title.value));
        if (isNode(title) && title.type === 'TemplateLiteral')
          titles.add(text.slice(title.start + 1, title.end - 1));
      }
    }
    Object.values(value).forEach(visit);
  }

  visit(parseSync(file, text).program);
  return titles;
}

const IS_TEST = /\.(test|spec)\.tsx?$/;
const FIXTURES = 'tools/check/fixtures/';

/** Why this evidence proves nothing; undefined if it is there. `read` is undefined for a missing file. */
export function findFlaw(evidence: string, read: (file: string) => string | undefined): string | undefined {
  const [file = '', title] = evidence.split(' › ', 2);
  const text = read(file);
  if (text === undefined) return `there is no ${file}`;
  if (!title) return `"${evidence}" names no title after " › "`;
  if (hasTitle(file, text, title)) return undefined;
  return `${file} has no "${title}" that runs`;
}

function hasTitle(file: string, text: string, title: string): boolean {
  if (IS_TEST.test(file)) return listTestTitles(file, text).has(title);
  if (file.endsWith('.md')) return text.split('\n').some((line) => /^#+ (.*)$/.exec(line)?.[1] === title);
  if (file === 'tools/check.ts') return text.includes(`name: '${title}'`);
  return file.startsWith(FIXTURES) && text.includes(title);
}
