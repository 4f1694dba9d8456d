import {
  formatSwissMoment,
  french,
  german,
  INTERVIEW_KINDS,
  interviewKindsTexts,
  italian,
  labelOf,
  textsIn,
} from '@metier/sdk/rules';
import { type InterviewDetails, type MailPayloads } from '../mails';
import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

type PayloadOf<Kind extends keyof MailPayloads> = MailPayloads[Kind];

const moment = (timestamp: string) => `${formatSwissMoment(timestamp)} (Swiss time)`;

/** One line for each fact of an interview. */
const describe = ({ kind, place, minutes, interviewers, note }: InterviewDetails): string[] => [
  `${labelOf(INTERVIEW_KINDS, kind)}, ${minutes} minutes: ${place}`,
  `With: ${interviewers.join(', ')}`,
  note,
];

const momentDe = (timestamp: string) => `${german.moment(timestamp)} (Schweizer Zeit)`;

const momentFr = (timestamp: string) => `${french.moment(timestamp)} (heure suisse)`;

const describeFr = ({ kind, place, minutes, interviewers, note }: InterviewDetails): string[] => [
  `${textsIn('fr', interviewKindsTexts).kinds[kind]}, ${minutes}\u00a0minutes\u00a0: ${place}`,
  `Avec\u00a0: ${interviewers.join(', ')}`,
  note,
];

/** In the language of the mail that is being written. */
export const interviewMailTexts = inCurrentLanguage(
  defineTranslated(
    'server/mail/templates/interview-mail',
    {
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
    },
    (translated) => ({
      de: translated({
        moment: momentDe,
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
          choose:
            'Diese Termine stehen zur Wahl. Wählen Sie einen, schlagen Sie andere vor oder lehnen Sie ab:',
          action: 'Termin wählen',
        },
        proposed: {
          subject: ({ other, job }) => `${other} schlägt andere Termine vor: ${job}`,
          line: ({ other, job }) => `${other} schlägt diese Termine für das Gespräch zu «${job}» vor:`,
          action: 'Einen dieser Termine bestätigen',
        },
        booked: {
          subject: ({ other, job, startsAt, isChanged }) =>
            `${isChanged ? 'Geändertes Gespräch' : 'Gespräch'} mit ${other} am ${german.moment(startsAt)}: ${job}`,
          line: ({ other, job, isChanged }) =>
            isChanged
              ? `Das Gespräch mit ${other} zu «${job}» hat sich geändert. Neuer Termin:`
              : `Das Gespräch mit ${other} zu «${job}» ist vereinbart. Termin:`,
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
      }),
      fr: translated({
        moment: momentFr,
        details: describeFr,
        event: {
          title: ({ other, job }) => `Entretien avec ${other}\u00a0: ${job}`,
          interviewers: (names) => `Avec\u00a0: ${names}`,
        },
        view: 'Voir la candidature',
        offered: {
          subject: ({ other, job }) =>
            `Choisissez un créneau pour votre entretien\u00a0: ${job} chez ${other}`,
          line: ({ other, job }) =>
            `${other} souhaite vous rencontrer pour un entretien au sujet de «\u00a0${job}\u00a0».`,
          choose: 'Voici les créneaux proposés. Choisissez-en un, proposez-en d’autres ou déclinez\u00a0:',
          action: 'Choisir un créneau',
        },
        proposed: {
          subject: ({ other, job }) => `${other} propose d’autres créneaux\u00a0: ${job}`,
          line: ({ other, job }) =>
            `${other} propose ces créneaux pour l’entretien au sujet de «\u00a0${job}\u00a0»\u00a0:`,
          action: 'Confirmer un créneau',
        },
        booked: {
          subject: ({ other, job, startsAt, isChanged }) =>
            `${isChanged ? 'Entretien modifié' : 'Entretien'} avec ${other} le ${french.moment(startsAt)}\u00a0: ${job}`,
          line: ({ other, job, isChanged }) =>
            isChanged
              ? `L’entretien avec ${other} au sujet de «\u00a0${job}\u00a0» a changé. Il a lieu\u00a0:`
              : `L’entretien avec ${other} au sujet de «\u00a0${job}\u00a0» est fixé. Il a lieu\u00a0:`,
          calendar: 'Ouvrez le fichier joint pour l’ajouter à votre calendrier.',
          action: 'Voir l’entretien',
        },
        declined: {
          subject: ({ other, job }) => `${other} a décliné l’entretien\u00a0: ${job}`,
          line: ({ other, job }) => `${other} a décliné l’entretien au sujet de «\u00a0${job}\u00a0».`,
        },
        cancelled: {
          subject: ({ other, job }) => `Annulé\u00a0: entretien avec ${other}, ${job}`,
          line: ({ other, job, startsAt }) =>
            startsAt === null
              ? `L’entretien avec ${other} au sujet de «\u00a0${job}\u00a0» est annulé.`
              : `L’entretien avec ${other} au sujet de «\u00a0${job}\u00a0», prévu le ${french.moment(startsAt)}, est annulé.`,
        },
        reminder: {
          subject: ({ other, startsAt }) =>
            `Rappel\u00a0: entretien avec ${other} le ${french.moment(startsAt)}`,
          line: ({ other, job }) =>
            `Votre entretien avec ${other} au sujet de «\u00a0${job}\u00a0» a lieu\u00a0:`,
        },
      }),
      it: translated({
        moment: (timestamp) => `${italian.moment(timestamp)} (ora svizzera)`,
        details: ({ kind, place, minutes, interviewers, note }) => [
          `${textsIn('it', interviewKindsTexts).kinds[kind]}, ${minutes} minuti: ${place}`,
          `Con: ${interviewers.join(', ')}`,
          note,
        ],
        event: {
          title: ({ other, job }) => `Colloquio con ${other}: ${job}`,
          interviewers: (names) => `Con: ${names}`,
        },
        view: 'Visualizzare la candidatura',
        offered: {
          subject: ({ other, job }) => `Scelga un orario per il Suo colloquio: ${job} presso ${other}`,
          line: ({ other, job }) => `${other} desidera incontrarLa per un colloquio per il posto «${job}».`,
          choose: 'Le vengono proposti questi orari. Ne scelga uno, ne proponga altri oppure declini:',
          action: 'Scegliere un orario',
        },
        proposed: {
          subject: ({ other, job }) => `${other} propone altri orari: ${job}`,
          line: ({ other, job }) => `${other} propone questi orari per il colloquio per il posto «${job}»:`,
          action: 'Confermare uno di questi orari',
        },
        booked: {
          subject: ({ other, job, startsAt, isChanged }) =>
            `${isChanged ? 'Colloquio modificato' : 'Colloquio'} con ${other}, ${italian.moment(startsAt)}: ${job}`,
          line: ({ other, job, isChanged }) =>
            isChanged
              ? `Il colloquio con ${other} per il posto «${job}» è stato modificato. Ecco quando si svolge:`
              : `Il colloquio con ${other} per il posto «${job}» è fissato. Ecco quando si svolge:`,
          calendar: 'Apra il file allegato per aggiungerlo al Suo calendario.',
          action: 'Visualizzare il colloquio',
        },
        declined: {
          subject: ({ other, job }) => `${other} ha declinato il colloquio: ${job}`,
          line: ({ other, job }) => `${other} ha declinato il colloquio per il posto «${job}».`,
        },
        cancelled: {
          subject: ({ other, job }) => `Annullato: colloquio con ${other}, ${job}`,
          line: ({ other, job, startsAt }) =>
            startsAt === null
              ? `Il colloquio con ${other} per il posto «${job}» è stato annullato.`
              : `Il colloquio con ${other} per il posto «${job}», previsto ${italian.moment(startsAt)}, è stato annullato.`,
        },
        reminder: {
          subject: ({ other, startsAt }) => `Promemoria: colloquio con ${other}, ${italian.moment(startsAt)}`,
          line: ({ other, job }) =>
            `Le ricordiamo quando si svolge il Suo colloquio con ${other} per il posto «${job}»:`,
        },
      }),
    }),
  ),
);
