import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import { textsIn } from '../languages/texts';
import { DAILY_MAIL, NOTICE_KINDS } from './notices';
import { noticeKindsTexts } from './notices.texts';

/** Label of the subscription that an unsubscribe token names; undefined for an incomplete token. */
export function nameSubscription(token: string, language: Language = DEFAULT_LANGUAGE): string | undefined {
  const [, name] = token.split('.');
  const texts = textsIn(language, noticeKindsTexts);
  if (name === DAILY_MAIL) return texts.daily;
  const kind = NOTICE_KINDS.find(({ value }) => value === name)?.value;
  return kind && texts.kinds[kind];
}
