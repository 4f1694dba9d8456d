import { type Benefit, normaliseBenefits } from './benefits';
import { type JobDescription, normaliseDescription, normaliseLineBreaks, removeBullet } from './description';
import { readBenefitsComment, extractComments } from './description-comment';
import {
  isForeignHeading,
  readHeading,
  type DescriptionSection,
  unescapeHeading,
} from './description-heading';
import { writeBenefitLine } from './description-serializer';
import { toOneLine } from '../values/one-line';

type Part = 'overview' | DescriptionSection;

/**
 * Parses a job description in either convention (plain headings with bullets, or `## ` headings with dashes)
 * and in mixtures of them. Every text is valid: lines outside a section belong to the overview.
 */
export function parseDescription(text: string): JobDescription {
  const parts = splitParts(text);
  const responsibilities = extractComments(parts.responsibilities);
  const requirements = extractComments(parts.requirements);
  const benefits = extractComments(parts.benefits);
  const comments = [responsibilities, requirements, benefits].flatMap((part) => part.comments);
  return normaliseDescription({
    overview: parts.overview.join('\n'),
    responsibilities: responsibilities.rest.map(readItem),
    requirements: requirements.rest.map(readItem),
    benefits: readBenefits(comments, benefits.rest),
  });
}

function splitParts(text: string): Record<Part, string[]> {
  const parts: Record<Part, string[]> = {
    overview: [],
    responsibilities: [],
    requirements: [],
    benefits: [],
  };
  let part: Part = 'overview';
  for (const line of normaliseLineBreaks(text).split('\n')) {
    const heading = readHeading(line);
    if (!heading && part !== 'overview' && isForeignHeading(line)) {
      part = 'overview';
      parts.overview.push('');
    }
    part = heading ?? part;
    if (!heading) parts[part].push(part === 'overview' ? unescapeHeading(line) : line);
  }
  return parts;
}

/** Convention A: a title may itself contain a colon, so the comment is needed to find its end. */
const writePlainLine = ({ title, description }: Benefit) => `${title}: ${description}`;

/** The comments take precedence; a line is an additional benefit only if they do not list it. */
function readBenefits(comments: string[], lines: string[]): Benefit[] {
  const listed = normaliseBenefits(comments.flatMap(readBenefitsComment));
  const titles = new Set(listed.map(({ title }) => title));
  const written = new Set(listed.flatMap((benefit) => [writeBenefitLine(benefit), writePlainLine(benefit)]));
  const added = lines
    .map((line) => toOneLine(readItem(line)))
    .filter((line) => !written.has(line))
    .map(readBenefitLine)
    .filter(({ title }) => !titles.has(title));
  return normaliseBenefits([...listed, ...added]);
}

/** `**title**: description`, `title: description` or a title alone. */
function readBenefitLine(line: string): Pick<Benefit, 'title' | 'description'> {
  const end = line.startsWith('**') ? line.indexOf('**', 2) : -1;
  if (end > 2) {
    const title = line.slice(2, end).replace(/:$/, '');
    return {
      title: title.trim(),
      description: line
        .slice(end + 2)
        .replace(/^\s*:/, '')
        .trim(),
    };
  }
  const colon = line.search(/:(?:\s|$)/);
  if (colon < 0) return { title: line, description: '' };
  return { title: line.slice(0, colon).trim(), description: line.slice(colon + 1).trim() };
}

/** The line without its bullet, which may lack the space after it; the `**` of bold text is none. */
function readItem(line: string): string {
  const text = line.trim();
  const item = removeBullet(text);
  return item === text ? text.replace(/^(?:[•-]|\*(?!\*))/, '') : item;
}
