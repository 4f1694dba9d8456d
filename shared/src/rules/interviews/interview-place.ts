import type { InterviewKind } from './interviews';
import { interviewKindsTexts } from './interviews.texts';
import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import { textsIn } from '../languages/texts';
import { isPhoneNumber } from '../people/phone-numbers';
import { completeWebAddress, isWebAddress } from '../addresses/web-addresses';

/** What is wrong with the place of an interview of this kind; undefined if it is valid. */
export function checkInterviewPlace(
  kind: InterviewKind,
  place: string,
  language: Language = DEFAULT_LANGUAGE,
): string | undefined {
  const texts = textsIn(language, interviewKindsTexts);
  if (!place.trim()) return texts.required;
  if (kind === 'video' && !isWebAddress(completeWebAddress(place))) return texts.url;
  if (kind === 'phone' && !isPhoneNumber(place.trim())) return texts.phone;
  return undefined;
}
