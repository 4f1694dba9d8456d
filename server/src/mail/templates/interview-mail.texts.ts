import { defineTexts, formatSwissMoment, INTERVIEW_KINDS, labelOf } from '@metier/sdk/rules';
import { inCurrentLanguage } from '../../languages/current-language';
import type { InterviewDetails, MailPayloads } from '../mails';

type PayloadOf<Kind extends keyof MailPayloads> = MailPayloads[Kind];

const moment = (timestamp: string) => `${formatSwissMoment(timestamp)} (Swiss time)`;

/** One line for each fact of an interview. */
const describe = ({ kind, place, minutes, interviewers, note }: InterviewDetails): string[] => [
  `${labelOf(INTERVIEW_KINDS, kind)}, ${minutes} minutes: ${place}`,
  `With: ${interviewers.join(', ')}`,
  note,
];

const english = defineTexts('server/mail/templates/interview-mail', {
  moment,
  details: describe,
  /** The event in a calendar. */
  event: {
    title: ({ other, job }: { readonly other: string; readonly job: string }) =>
      `Interview with ${other}: ${job}`,
    interviewers: (names: string) => `With: ${names}`,
  },
  view: 'View the application',
  offered: {
    subject: ({ other, job }: PayloadOf<'interview-offered'>) =>
      `Choose a time for your interview: ${job} at ${other}`,
    line: ({ other, job }: PayloadOf<'interview-offered'>) =>
      `${other} would like to meet you for an interview about “${job}”.`,
    choose: 'These times are offered. Choose one, propose others, or decline:',
    action: 'Choose a time',
  },
  proposed: {
    subject: ({ other, job }: PayloadOf<'interview-proposed'>) => `${other} proposes other times: ${job}`,
    line: ({ other, job }: PayloadOf<'interview-proposed'>) =>
      `${other} proposes these times for the interview about “${job}”:`,
    action: 'Book one of these times',
  },
  booked: {
    subject: ({ other, job, startsAt, isChanged }: PayloadOf<'interview-booked'>) =>
      `${isChanged ? 'Changed interview' : 'Interview'} with ${other} on ${formatSwissMoment(startsAt)}: ${job}`,
    line: ({ other, job, isChanged }: PayloadOf<'interview-booked'>) =>
      isChanged
        ? `The interview with ${other} about “${job}” has changed. It takes place on:`
        : `The interview with ${other} about “${job}” is booked. It takes place on:`,
    calendar: 'Open the attached file to add it to your calendar.',
    action: 'View the interview',
  },
  declined: {
    subject: ({ other, job }: PayloadOf<'interview-declined'>) =>
      `${other} has declined the interview: ${job}`,
    line: ({ other, job }: PayloadOf<'interview-declined'>) =>
      `${other} has declined the interview about “${job}”.`,
  },
  cancelled: {
    subject: ({ other, job }: PayloadOf<'interview-cancelled'>) =>
      `Cancelled: interview with ${other}, ${job}`,
    line: ({ other, job, startsAt }: PayloadOf<'interview-cancelled'>) =>
      startsAt === null
        ? `The interview with ${other} about “${job}” is cancelled.`
        : `The interview with ${other} about “${job}” on ${formatSwissMoment(startsAt)} is cancelled.`,
  },
  reminder: {
    subject: ({ other, startsAt }: PayloadOf<'interview-reminder'>) =>
      `Reminder: interview with ${other} on ${formatSwissMoment(startsAt)}`,
    line: ({ other, job }: PayloadOf<'interview-reminder'>) =>
      `Your interview with ${other} about “${job}” takes place on:`,
  },
});

/** In the language of the mail that is being written. */
export const interviewMailTexts = inCurrentLanguage(english);
