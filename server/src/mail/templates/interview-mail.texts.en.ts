import { formatDate, formatSwissClock, formatSwissMoment, INTERVIEW_KINDS, labelOf } from '@metier/sdk/rules';
import type { InterviewDetails, MailPayloads } from '../mails';

type PayloadOf<Kind extends keyof MailPayloads> = MailPayloads[Kind];

/** Short enough for a subject. */
const shortMoment = (timestamp: string) => `${formatDate(timestamp) ?? ''}, ${formatSwissClock(timestamp)}`;

export const english = {
  moment: (timestamp: string) => `${formatSwissMoment(timestamp)} (Swiss time)`,
  /** A time of several, whose zone is said above them. */
  slot: (timestamp: string) => formatSwissMoment(timestamp),
  /** One line for each fact of an interview; the note is quoted. */
  details: ({ kind, place, minutes, interviewers }: InterviewDetails): string[] => [
    `${labelOf(INTERVIEW_KINDS, kind)}, ${minutes} minutes`,
    place,
    `With: ${interviewers.join(', ')}`,
  ],
  /** The event in a calendar. */
  event: {
    title: ({ other, job }: { readonly other: string; readonly job: string }) =>
      `Interview with ${other}: ${job}`,
    interviewers: (names: string) => `With: ${names}`,
  },
  view: 'View the application',
  /** The first offer, which is the invitation. */
  invited: {
    subject: ({ other, job }: PayloadOf<'interview-offered'>) =>
      `${other} invites you to an interview: ${job}`,
    title: 'You are invited to an interview',
    line: ({ other, job }: PayloadOf<'interview-offered'>) =>
      `${other} invites you to an interview for “${job}”. Choose one of the times below (Swiss time).`,
  },
  offered: {
    subject: ({ other, job }: PayloadOf<'interview-offered'>) => `${other} offers you other times: ${job}`,
    title: 'Choose another time',
    line: ({ other, job }: PayloadOf<'interview-offered'>) =>
      `${other} offers you other times for the interview for “${job}”. Choose one of those below (Swiss time); earlier ones no longer hold.`,
    action: 'Choose a time',
    next: ({ other }: PayloadOf<'interview-offered'>) =>
      `Once you have chosen, ${other} is told at once, and you get a mail for your calendar. If no time suits you, propose others or decline on the same page.`,
  },
  proposed: {
    subject: ({ other, job }: PayloadOf<'interview-proposed'>) => `${other} proposes other times: ${job}`,
    title: 'Other times for the interview',
    line: ({ other, job }: PayloadOf<'interview-proposed'>) =>
      `${other} proposes the times below (Swiss time) for the interview for “${job}”.`,
    action: 'Book one of these times',
    next: 'Once you have booked a time, both sides get a mail for their calendar. You can also offer other times.',
  },
  booked: {
    subject: ({ other, startsAt, isChanged }: PayloadOf<'interview-booked'>) =>
      isChanged
        ? `Changed interview: ${other}, ${shortMoment(startsAt)}`
        : `Interview with ${other} on ${shortMoment(startsAt)}`,
    title: ({ isChanged }: PayloadOf<'interview-booked'>) =>
      isChanged ? 'Your interview has changed' : 'Your interview is booked',
    line: ({ other, job, isChanged }: PayloadOf<'interview-booked'>) =>
      isChanged
        ? `The interview with ${other} for “${job}” has changed. This holds now:`
        : `The interview with ${other} for “${job}” is booked:`,
    action: 'View the interview',
    next: 'Open the attached file to add the interview to your calendar. We will remind you of it.',
  },
  declined: {
    subject: ({ other, job }: PayloadOf<'interview-declined'>) =>
      `${other} has declined the interview: ${job}`,
    title: 'The interview is declined',
    line: ({ other, job }: PayloadOf<'interview-declined'>) =>
      `${other} has declined the interview for “${job}”.`,
    next: 'The application stays as it is. You can write a message, offer other times, or reject it.',
  },
  cancelled: {
    subject: ({ other, job }: PayloadOf<'interview-cancelled'>) =>
      `Cancelled: interview with ${other}, ${job}`,
    title: 'The interview is cancelled',
    line: ({ other, job, startsAt }: PayloadOf<'interview-cancelled'>) =>
      startsAt === null
        ? `The interview with ${other} for “${job}” is cancelled.`
        : `The interview with ${other} for “${job}” on ${formatSwissMoment(startsAt)} is cancelled.`,
    calendar: 'Open the attached file to take the interview out of your calendar.',
  },
  reminder: {
    subject: ({ other, startsAt }: PayloadOf<'interview-reminder'>) =>
      `Reminder: interview on ${shortMoment(startsAt)}, ${other}`,
    title: 'Your interview is coming up',
    line: ({ other, job }: PayloadOf<'interview-reminder'>) => `Your interview with ${other} for “${job}”:`,
    next: 'If you cannot make it, say so in good time: in the application you find what you can do.',
  },
};
