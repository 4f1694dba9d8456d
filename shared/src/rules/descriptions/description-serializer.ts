import type { Benefit } from './benefits';
import { type JobDescription, normaliseDescription } from './description';
import { escapeHeading } from './description-heading';

/**
 * Serializes a description for the wire: the overview, then `## ` sections of `- ` lines, the benefits once
 * as JSON in a comment and once as lines. Empty sections are left out. Parsing it returns the normalised
 * description.
 */
export function serializeDescription(description: JobDescription): string {
  const { overview, responsibilities, requirements, benefits } = normaliseDescription(description);
  return [
    overview.split('\n').map(escapeHeading).join('\n'),
    writeSection('Responsibilities', responsibilities.map(writeItem)),
    writeSection('Requirements', requirements.map(writeItem)),
    writeSection('Benefits', writeBenefits(benefits)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The line of a benefit below the comment, without its bullet. */
export function writeBenefitLine({ title, description }: Benefit): string {
  return description ? `**${title}**: ${description}` : `**${title}**`;
}

function writeSection(heading: string, lines: string[]): string {
  return lines.length > 0 ? [`## ${heading}`, ...lines].join('\n') : '';
}

function writeItem(text: string): string {
  return `- ${text}`;
}

function writeBenefits(benefits: Benefit[]): string[] {
  if (benefits.length === 0) return [];
  return [writeComment(benefits), ...benefits.map(writeBenefitLine).map(writeItem)];
}

/**
 * Escapes `<`, `>` and `*`, so that no text can open or end a comment or a script, and U+2028/9, so that it
 * stays on one line.
 */
function writeComment(benefits: Benefit[]): string {
  const list = benefits.map(({ id, title, icon, description }) => ({ id, title, icon, description }));
  const json = JSON.stringify(list).replace(/[<>*\u2028\u2029]/g, writeUnicodeEscape);
  return `<!-- ${json} -->`;
}

function writeUnicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
