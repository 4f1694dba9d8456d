import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root';
import { listComments, readWords } from './comments';
import { listFiles } from './list-files';

interface Rule {
  readonly pattern: RegExp;
  /** Completes "instead write …". */
  readonly instead: string;
}

/** Wording that CONTRIBUTING.md rules out, with the plain term for it. */
const RULES: readonly Rule[] = [
  { pattern: /\bwho(so)?ever\b/i, instead: 'the role: a visitor, a caller, an operator' },
  { pattern: /\b(some|any|every|no)body\b/i, instead: 'the role: a visitor, a caller, an operator' },
  { pattern: /\b(every|some|any)one\b/i, instead: 'the role: a visitor, a caller, an operator' },
  { pattern: /\bone's\b/i, instead: 'the role: the user’s, the caller’s' },
  {
    pattern: /\b(is|are|was|were|be|been|being) (told|lent|had|asked for|spoken)\b/i,
    instead: 'notified, provided, read, requested',
  },
  { pattern: /\b(can|could|may) (not )?be had\b|\bcannot be had\b/i, instead: 'is unavailable' },
  {
    pattern: /\b(lends?|lent|hears?|forgives?|forgave|obeys?|believes?|wishes)\b/i,
    instead: 'provides, receives, resets, follows, trusts',
  },
  { pattern: /\bknows\b/i, instead: 'has, contains, recognizes, supports' },
  { pattern: /\btells?\b/i, instead: 'returns, notifies, reports' },
  {
    pattern: /\b(stands|stood) (in|on|at|by|here|there|beside|before|behind|between)\b/i,
    instead: 'represents, is in',
  },
  {
    pattern: /\b(anew|once more|by and by|so long as|whereupon|wherein|thereof)\b/i,
    instead: 'again, as long as',
  },
  { pattern: /\bshall\b/i, instead: 'must, will' },
  { pattern: /\bleads? nowhere\b/i, instead: 'does not exist, is broken' },
  { pattern: /\bgives? way\b/i, instead: 'is replaced, yields' },
  { pattern: /\bat (hand|the door)\b/i, instead: 'available' },
  { pattern: /\bin the making\b/i, instead: 'in progress, being computed' },
];

/** Generated from the API description, or a list of the very words. */
const UNCHECKED = new Set(['tools/check/vocabulary.ts']);
/** What visitors read; a README is in capitals. */
const PAGE_TEXT = /^mf-[a-z-]+\/src\/.*\/[a-z.-]+\.md$/;

function findWording(where: string, text: string): string[] {
  return RULES.flatMap(({ pattern, instead }) => {
    const [found] = pattern.exec(text) ?? [];
    return found ? [`${where}: "${found}": instead write ${instead}`] : [];
  });
}

/** Paragraphs of a document without code blocks, code spans and quotes. */
const readProse = (text: string) =>
  text
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/[“"][^”"\n]*[”"]/g, '');

/** Lists the wording in a file's comments, or in a document's prose, that is ruled out, one sentence each. */
export function findWordings(file: string, source: string): string[] {
  if (file.endsWith('.md')) {
    const lines = readProse(source).split('\n');
    return lines.flatMap((line) => findWording(file, line));
  }
  // Parsing takes most of the time, and few files have any of the wording at all.
  if (!RULES.some(({ pattern }) => pattern.test(readWords(source)))) return [];
  return listComments(file, source).flatMap(({ start, text }) => {
    const line = source.slice(0, start).split('\n').length;
    return findWording(`${file}:${line}`, readProse(text));
  });
}

/** Comments and documents use the terms of the field. */
export async function checkVocabulary(): Promise<string[]> {
  return listFiles(/\.(ts|tsx|js|cjs|mjs|css|md)$/)
    .filter((file) => !UNCHECKED.has(file) && !PAGE_TEXT.test(file))
    .flatMap((file) => findWordings(file, readFileSync(join(ROOT, file), 'utf8')));
}
