export type DescriptionSection = 'responsibilities' | 'requirements' | 'benefits';

/** `Requirements`, `Requirements:`, `## Requirements`, `**Requirements:**` … alone on the line. */
const KNOWN_HEADING =
  /^(?:#{1,6}\s*)?(?:\*\*)?(responsibilities|requirements|benefits)(?:\s*:)?(?:\*\*)?(?:\s*:)?$/i;

/** The section that the line opens, if it is one of the three headings. */
export function readHeading(line: string): DescriptionSection | undefined {
  return KNOWN_HEADING.exec(line.trim())?.[1]?.toLowerCase() as DescriptionSection | undefined;
}

/** Whether the line is a heading of an unknown section. */
export function isForeignHeading(line: string): boolean {
  return /^#{1,2}\s/.test(line.trim()) && !readHeading(line);
}

/**
 * Prefixes a backslash to an overview line that would open a section, also to one that is already escaped.
 */
export function escapeHeading(line: string): string {
  return isEscapable(line) ? `\\${line}` : line;
}

/** Inverse of `escapeHeading`; other lines are unchanged. */
export function unescapeHeading(line: string): string {
  return line.startsWith('\\') && isEscapable(line) ? line.slice(1) : line;
}

function isEscapable(line: string): boolean {
  return readHeading(line.replace(/^\\+/, '')) !== undefined;
}
