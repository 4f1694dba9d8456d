export type Section = 'responsibilities' | 'requirements' | 'benefits';

/** `Requirements`, `Requirements:`, `## Requirements`, `**Requirements:**` … alone on the line. */
const KNOWN_HEADING =
  /^(?:#{1,6}\s*)?(?:\*\*)?(responsibilities|requirements|benefits)(?:\s*:)?(?:\*\*)?(?:\s*:)?$/i;

/** The section that the line opens, if it is one of the three headings. */
export function readHeading(line: string): Section | undefined {
  return KNOWN_HEADING.exec(line.trim())?.[1]?.toLowerCase() as Section | undefined;
}

/** Whether the line is a heading of a section that this product does not know. */
export function isForeignHeading(line: string): boolean {
  return /^#{1,2}\s/.test(line.trim()) && !readHeading(line);
}

/** A line of the overview that would open a section gets a backslash, and one more for each it has. */
export function escapeHeading(line: string): string {
  return isEscapable(line) ? `\\${line}` : line;
}

/** Takes back what `escapeHeading` did, and touches nothing else. */
export function unescapeHeading(line: string): string {
  return line.startsWith('\\') && isEscapable(line) ? line.slice(1) : line;
}

function isEscapable(line: string): boolean {
  return readHeading(line.replace(/^\\+/, '')) !== undefined;
}
