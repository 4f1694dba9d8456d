import { INTERVIEW_KINDS } from './interviews';
import { defineTexts } from '../languages/texts';
import { textsOf } from '../languages/texts-of';

/** Kinds of interviews, and what can be wrong with their places. */
export const interviewKindsTexts = defineTexts('rules/interviews', {
  kinds: textsOf(INTERVIEW_KINDS, 'label'),
  /** What the place is called. */
  places: textsOf(INTERVIEW_KINDS, 'place'),
  required: 'This field is required.',
  url: 'Enter a valid URL, such as https://www.example.ch',
  phone: 'Enter a phone number such as +41 79 123 45 67.',
});
