import { RefusedOutput } from './refused-output';

/** Deeper elements are put elsewhere by browsers; pages have some 30 levels. */
const MAX_DEPTH = 100;
/** A page of 50 jobs has some 3 000. */
const MAX_TAGS = 20_000;

/**
 * HTML as React writes it: text without angle brackets, the comments of hydration, and tags with quoted attributes,
 * at most 40. Each is matched in linear time.
 */
const TOKEN =
  /[^<>]+|<!--(?: |\/?[$&]|F!?)-->|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?: [a-zA-Z][\w:-]*="[^"<>]*"){0,40})(\/?)>/y;

const VOID = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
export const isVoid = (name: string): boolean => VOID.has(name);

/**
 * The tags of a text in their order, without attributes. Refuses what is not written as React writes it, or could take
 * the parser more than linear time.
 */
export function readTags(html: string): string {
  const open: string[] = [];
  const tags: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < html.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(html);
    if (!token) throw new RefusedOutput(`has something at ${at} that React does not write`);
    const [, slash, written, attributes, end] = token;
    if (written === undefined) continue;
    const name = written.toLowerCase();
    const isClosing = slash === '/';
    const isWrong = isClosing ? end || attributes || open.pop() !== name : isVoid(name) !== (end === '/');
    if (isWrong) throw new RefusedOutput(`does not close its elements in order, at ${at}`);
    // With scripts, the first end tag is the end of both.
    if (name === 'noscript' && open.includes(name)) throw new RefusedOutput('has <noscript> in <noscript>');
    if (!isClosing && !isVoid(name)) open.push(name);
    tags.push(isClosing ? `</${name}>` : `<${name}>`);
    if (open.length > MAX_DEPTH) throw new RefusedOutput(`has more than ${MAX_DEPTH} levels of elements`);
    if (tags.length > MAX_TAGS) throw new RefusedOutput(`has more than ${MAX_TAGS} tags`);
  }
  if (open.length > 0) throw new RefusedOutput('does not close all its elements');
  return tags.join('');
}
