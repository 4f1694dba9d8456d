import { type Benefit, normaliseBenefits } from './benefits';
import { writeOneLine } from './one-line';

/** A job description in its parts. Only the overview has lines; every other text is a single one. */
export interface JobDescription {
  overview: string;
  responsibilities: string[];
  requirements: string[];
  benefits: Benefit[];
}

/** The description as it is read back after writing: one text a line, no empty ones, plain line breaks. */
export function normaliseDescription(description: JobDescription): JobDescription {
  return {
    overview: writePlainBreaks(description.overview).trim(),
    responsibilities: description.responsibilities.map(writeOneLine).filter(Boolean),
    requirements: description.requirements.map(writeOneLine).filter(Boolean),
    benefits: normaliseBenefits(description.benefits),
  };
}

/** Line breaks of every system as `\n`. */
export function writePlainBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
