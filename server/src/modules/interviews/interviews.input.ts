import type { InterviewOffer, InterviewPatch } from '@metier/sdk/contract';
import {
  checkInterviewPlace,
  completeWebAddress,
  normalisePhoneNumber,
  readInterviewers,
} from '@metier/sdk/rules';
import { refuse } from '../../errors';
import { readCurrentLanguage } from '../../languages/current-language';
import type { InterviewDetails } from '../../mail/mails';
import { interviewsTexts as texts } from './interviews.texts';

const YEAR_MS = 366 * 24 * 60 * 60_000;

/** The times, each once and in order; refuses by field those in the past or more than a year ahead. */
export function readSlots(slots: readonly string[], now: Date): Date[] {
  const times = [...new Set(slots.map((slot) => Date.parse(slot)))].sort((one, other) => one - other);
  if (times.some((time) => Number.isNaN(time))) throw refuse.field('slots', texts.invalidTime);
  if (times.some((time) => time <= now.getTime())) throw refuse.field('slots', texts.past);
  if (times.some((time) => time > now.getTime() + YEAR_MS)) throw refuse.field('slots', texts.tooFar);
  return times.map((time) => new Date(time));
}

const CLEANERS: Readonly<Record<InterviewDetails['kind'], (place: string) => string>> = {
  on_site: (place) => place.trim(),
  video: completeWebAddress,
  phone: normalisePhoneNumber,
};

/** The details with these changes; refuses by field a place that does not fit the kind. */
export function readDetails(
  body: InterviewPatch & Partial<InterviewOffer>,
  present: InterviewDetails | undefined,
): InterviewDetails {
  const {
    kind = present?.kind ?? 'on_site',
    place = present?.place ?? '',
    minutes = present?.minutes ?? 0,
    interviewers = present?.interviewers ?? [],
    note = present?.note ?? '',
  } = body;
  const fault = checkInterviewPlace(kind, place, readCurrentLanguage());
  if (fault) throw refuse.field('place', fault);
  return {
    kind,
    place: CLEANERS[kind](place),
    minutes,
    interviewers: readInterviewers(interviewers.join(',')),
    note: note.trim(),
  };
}
