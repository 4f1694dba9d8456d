import { german, interviewKindsTexts, textsIn, translate } from '@metier/sdk/rules';
import type * as english from './interview-mail.texts';

const moment = (timestamp: string) => `${german.moment(timestamp)} (Schweizer Zeit)`;

export const interviewMailTexts = translate<typeof english.interviewMailTexts>(
  'server/mail/templates/interview-mail',
)({
  moment,
  details: ({ kind, place, minutes, interviewers, note }) => [
    `${textsIn('de', interviewKindsTexts).kinds[kind]}, ${minutes} Minuten: ${place}`,
    `Mit: ${interviewers.join(', ')}`,
    note,
  ],
  event: {
    title: ({ other, job }) => `Gespräch mit ${other}: ${job}`,
    interviewers: (names) => `Mit: ${names}`,
  },
  view: 'Bewerbung ansehen',
  offered: {
    subject: ({ other, job }) => `Wählen Sie einen Termin für Ihr Gespräch: ${job} bei ${other}`,
    line: ({ other, job }) => `${other} möchte Sie bei einem Gespräch zu «${job}» kennenlernen.`,
    choose: 'Diese Termine stehen zur Wahl. Wählen Sie einen, schlagen Sie andere vor oder lehnen Sie ab:',
    action: 'Termin wählen',
  },
  proposed: {
    subject: ({ other, job }) => `${other} schlägt andere Termine vor: ${job}`,
    line: ({ other, job }) => `${other} schlägt diese Termine für das Gespräch zu «${job}» vor:`,
    action: 'Einen dieser Termine buchen',
  },
  booked: {
    subject: ({ other, job, startsAt, isChanged }) =>
      `${isChanged ? 'Geändertes Gespräch' : 'Gespräch'} mit ${other} am ${german.moment(startsAt)}: ${job}`,
    line: ({ other, job, isChanged }) =>
      isChanged
        ? `Das Gespräch mit ${other} zu «${job}» hat sich geändert. Neuer Termin:`
        : `Das Gespräch mit ${other} zu «${job}» ist gebucht. Termin:`,
    calendar: 'Öffnen Sie die angehängte Datei, um den Termin in Ihren Kalender einzutragen.',
    action: 'Gespräch ansehen',
  },
  declined: {
    subject: ({ other, job }) => `${other} hat das Gespräch abgelehnt: ${job}`,
    line: ({ other, job }) => `${other} hat das Gespräch zu «${job}» abgelehnt.`,
  },
  cancelled: {
    subject: ({ other, job }) => `Abgesagt: Gespräch mit ${other}, ${job}`,
    line: ({ other, job, startsAt }) =>
      startsAt === null
        ? `Das Gespräch mit ${other} zu «${job}» ist abgesagt.`
        : `Das Gespräch mit ${other} zu «${job}» am ${german.moment(startsAt)} ist abgesagt.`,
  },
  reminder: {
    subject: ({ other, startsAt }) => `Erinnerung: Gespräch mit ${other} am ${german.moment(startsAt)}`,
    line: ({ other, job }) => `Ihr Gespräch mit ${other} zu «${job}» steht bevor:`,
  },
});
