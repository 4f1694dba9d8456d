import { parseSync } from 'oxc-parser';

/** A comment of a source file; consecutive `//` lines are one comment. */
export interface SourceComment {
  readonly start: number;
  readonly end: number;
  /** Its words in one line, without the comment marks. */
  readonly text: string;
}

/** Directives for tools are not prose. */
const DIRECTIVE = /^\/[/*]+\s*(oxlint|@ts-|@jest|webpack|#__PURE__|<reference|istanbul|swc)/;

/** Lists the comments of a TypeScript, JavaScript or CSS file in their order, directives for tools left out. */
export function listComments(file: string, source: string): SourceComment[] {
  const ranges = file.endsWith('.css') ? listCssRanges(source) : parseSync(file, source).comments;
  return joinLines(ranges, source)
    .filter(({ start }) => !DIRECTIVE.test(source.slice(start, start + 40)))
    .map(({ start, end }) => ({ start, end, text: readWords(source.slice(start, end)) }));
}

type Range = Pick<SourceComment, 'start' | 'end'>;

const listCssRanges = (source: string): Range[] =>
  [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));

function joinLines(ranges: readonly Range[], source: string): Range[] {
  const joined: Range[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    const isNextLine =
      last &&
      isLine(last, source) &&
      isLine(range, source) &&
      /^[^\S\n]*\n[^\S\n]*$/.test(source.slice(last.end, range.start)) &&
      startsLine(last, source);
    if (isNextLine) joined[joined.length - 1] = { start: last.start, end: range.end };
    else joined.push(range);
  }
  return joined;
}

const isLine = ({ start }: Range, source: string) => source.startsWith('//', start);

const startsLine = ({ start }: Range, source: string) =>
  source.slice(source.lastIndexOf('\n', start - 1) + 1, start).trim() === '';

/** The words of a comment, or of a whole file, in one line. */
export const readWords = (comment: string): string =>
  comment
    .replace(/\*\/$/, '')
    .replace(/^\s*(\/\*+|\/\/|\*)[^\S\n]?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
