import { nextStatuses } from '../applications/transitions';
import type { ApplicationStatus } from '../applications/statuses';

/** How an interview is held, and what its place is called. */
export const INTERVIEW_KINDS = [
  { value: 'on_site', label: 'On site', place: 'Address' },
  { value: 'video', label: 'Video call', place: 'Link' },
  { value: 'phone', label: 'Phone call', place: 'Phone number' },
] as const;

export type InterviewKind = (typeof INTERVIEW_KINDS)[number]['value'];

/**
 * `offered`: the candidate chooses one of the company's times; `proposed`: the candidate has proposed others;
 * `booked`: both have agreed on a time.
 */
export const INTERVIEW_STATES = ['offered', 'proposed', 'booked', 'declined', 'cancelled'] as const;

export type InterviewState = (typeof INTERVIEW_STATES)[number];

/** True until the interview is declined or cancelled. */
export const isInterviewOpen = (state: InterviewState): boolean =>
  state !== 'declined' && state !== 'cancelled';

export const INTERVIEW_LIMITS = {
  slots: 20,
  minutesMin: 10,
  minutesMax: 480,
  interviewers: 5,
  name: 80,
  place: 300,
  note: 2_000,
  message: 1_000,
} as const;

/** Whether the company may offer an interview: it has invited the candidate, or may do so. */
export const canOfferInterview = (status: ApplicationStatus): boolean =>
  status === 'interview' || nextStatuses(status, 'job_provider').includes('interview');

/** Names separated by commas, without empty and repeated ones. */
export function readInterviewers(text: string): string[] {
  const names = text.split(',').map((name) => name.trim().replace(/\s+/g, ' '));
  return [...new Set(names)].filter(Boolean);
}
