import { durationsTexts } from './durations.texts';
import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import { textsIn } from '../languages/texts';

export { durationsTexts };

const MINUTE = 60;

/** How long to wait, in words: `40 seconds`, `1 minute`, `15 minutes`; minutes are rounded up. */
export function formatDuration(seconds: number, language: Language = DEFAULT_LANGUAGE): string {
  const texts = textsIn(language, durationsTexts);
  return seconds < MINUTE ? texts.seconds(seconds) : texts.minutes(Math.ceil(seconds / MINUTE));
}
