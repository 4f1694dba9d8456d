import type { JobLanguage } from '@metier/sdk/rules';
import { francAll } from 'franc-min';

const LANGUAGES = { deu: 'de', fra: 'fr', ita: 'it', eng: 'en' } as const satisfies Record<
  string,
  JobLanguage
>;
/** Shorter texts are too often taken for another language. */
const MIN_TEXT_LENGTH = 40;
const READ_CHARACTERS = 2_000;

/** The language of a text in one of the four that the board speaks; null for a short text. */
export function recogniseLanguage(text: string): JobLanguage | null {
  const options = { only: Object.keys(LANGUAGES), minLength: MIN_TEXT_LENGTH };
  const [[code] = ['und']] = francAll(text.slice(0, READ_CHARACTERS), options);
  return code in LANGUAGES ? LANGUAGES[code as keyof typeof LANGUAGES] : null;
}
