import type { FieldErrors, InterviewOffer } from '@metier/sdk/contract';
import {
  checkInterviewPlace,
  INTERVIEW_KINDS,
  INTERVIEW_LIMITS as LIMITS,
  readInterviewers,
  readSwissTime,
  textsIn,
  type Language,
} from '@metier/sdk/rules';
import { interviewsTexts } from './interviews.texts';

/** What the form of an interview sends, without the application; no `slots` when only the details change. */
export type OfferInput = Omit<InterviewOffer, 'application' | 'slots'> & { slots?: string[] };

/** What is missing or wrong in an offer, by field. */
function findFaults(
  input: OfferInput,
  given: readonly string[] | undefined,
  language: Language,
): FieldErrors {
  const texts = textsIn(language, interviewsTexts);
  const place = checkInterviewPlace(input.kind, input.place, language);
  const { minutes, interviewers } = input;
  const isLength = Number.isInteger(minutes) && minutes >= LIMITS.minutesMin && minutes <= LIMITS.minutesMax;
  return {
    ...(place && { place: [place] }),
    ...(!isLength && { minutes: [texts.wrongLength(LIMITS.minutesMin, LIMITS.minutesMax)] }),
    ...(interviewers.length === 0 && { interviewers: [texts.required] }),
    ...(interviewers.length > LIMITS.interviewers && { interviewers: [texts.tooMany(LIMITS.interviewers)] }),
    ...(given?.length === 0 && { slots: [texts.noTime] }),
    ...(given && input.slots && input.slots.length < given.length && { slots: [texts.skipped] }),
  };
}

/** The form's values as the API takes them, and their faults. */
export function readOffer(
  form: FormData,
  hasSlots: boolean,
  language: Language,
): { input: OfferInput; faults: FieldErrors } {
  const read = (name: string) => String(form.get(name) ?? '').trim();
  const given = hasSlots ? form.getAll('slots').map(String).filter(Boolean) : undefined;
  const input: OfferInput = {
    kind: INTERVIEW_KINDS.find(({ value }) => value === read('kind'))?.value ?? 'on_site',
    place: read('place'),
    minutes: Number(read('minutes') || NaN),
    interviewers: readInterviewers(read('interviewers')),
    note: read('note'),
    ...(given && { slots: given.flatMap((time) => readSwissTime(time)?.toISOString() ?? []) }),
  };
  return { input, faults: findFaults(input, given, language) };
}
