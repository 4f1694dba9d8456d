import { openThesaurus } from './thesaurus';

const BEGINNERS_PLACE =
  /(?<![\p{L}-])(\p{L}{4,}?)s?(praktik(?:um|ant|antin)|lehrstelle|lehre|lehrling)(?!\p{L})/giu;

/** `Anwaltspraktikum` as `Anwalt praktikum`, where the whole is no occupation's name. */
export function partLevels(text: string): string {
  const isOccupation = (word: string) => openThesaurus().findInText(word).length > 0;
  return text.replace(BEGINNERS_PLACE, (whole, occupation: string, level: string) =>
    isOccupation(occupation) && !isOccupation(whole) ? `${occupation} ${level}` : whole,
  );
}
