import { type Benefit, normaliseBenefits } from './benefits';
import { toOneLine } from '../values/one-line';

/** A job description in parts. Only the overview has several lines; every other text is a single line. */
export interface JobDescription {
  overview: string;
  responsibilities: string[];
  requirements: string[];
  benefits: Benefit[];
}

/** The description as parsed after writing: one line per text, no empty texts, `\n` line breaks. */
export function normaliseDescription(description: JobDescription): JobDescription {
  return {
    overview: normaliseLineBreaks(description.overview).trim(),
    responsibilities: description.responsibilities.map(toOneLine).filter(Boolean),
    requirements: description.requirements.map(toOneLine).filter(Boolean),
    benefits: normaliseBenefits(description.benefits),
  };
}

/** Normalises line breaks to `\n`. */
export function normaliseLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Bullets that people type, those of PDFs, and those of Word, which has an `o` and signs of its own fonts among them. */
export const BULLET = /^\s*(?:(?:[-–•·▪◦‣●]|\*(?!\*)|o(?=\t))\s+|[\uf0a7\uf0b7\uf0d8]\s*)(?=\S)/;

/** The line without its bullet and the white space around. */
export const removeBullet = (line: string): string => line.replace(BULLET, '').trim();
