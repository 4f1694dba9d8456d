import type { Benefit } from './benefits';

const COMMENT_ENDS = { '<!--': '-->', '/*': '*/' } as const;

/** Extracts comments that begin at the start of a line; an unterminated comment is treated as text. */
export function extractComments(lines: readonly string[]): { comments: string[]; rest: string[] } {
  const comments: string[] = [];
  const rest: string[] = [];
  let open: { end: string; lines: string[] } | undefined;
  for (const line of lines) {
    const start = open ? '' : readCommentStart(line);
    if (start) open = { end: COMMENT_ENDS[start], lines: [] };
    if (!open) {
      rest.push(line);
      continue;
    }
    open.lines.push(line);
    const end = line.indexOf(open.end, start ? line.indexOf(start) + start.length : 0);
    if (end < 0) continue;
    open.lines[open.lines.length - 1] = line.slice(0, end);
    comments.push(open.lines.join('\n'));
    rest.push(line.slice(end + open.end.length));
    open = undefined;
  }
  return { comments, rest: [...rest, ...(open?.lines ?? [])] };
}

/** The benefits that a comment lists as JSON, with any label before it; an empty list if there are none. */
export function readBenefitsComment(comment: string): Partial<Benefit>[] {
  const list = parseJson(comment.slice(comment.indexOf('['), comment.lastIndexOf(']') + 1));
  return Array.isArray(list) ? list.map(readEntry) : [];
}

function readCommentStart(line: string): keyof typeof COMMENT_ENDS | '' {
  const text = line.trimStart();
  if (text.startsWith('<!--')) return '<!--';
  return text.startsWith('/*') ? '/*' : '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Other programs write benefits too: as a title alone, or as an object of which only text fields are read.
 */
function readEntry(entry: unknown): Partial<Benefit> {
  if (typeof entry === 'string') return { title: entry };
  if (typeof entry !== 'object' || entry === null) return {};
  const { id, title, description, icon } = entry as Record<string, unknown>;
  return {
    id: typeof id === 'number' ? String(id) : readText(id),
    title: readText(title),
    description: readText(description),
    icon: readText(icon),
  };
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
