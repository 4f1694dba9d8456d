import { french, interviewKindsTexts, textsIn, translate } from '@metier/sdk/rules';
import type { InterviewDetails } from '../mails';
import type * as english from './interview-mail.texts';

const moment = (timestamp: string) => `${french.moment(timestamp)} (heure suisse)`;

const describe = ({ kind, place, minutes, interviewers, note }: InterviewDetails): string[] => [
  `${textsIn('fr', interviewKindsTexts).kinds[kind]}, ${minutes}\u00a0minutes\u00a0: ${place}`,
  `Avec\u00a0: ${interviewers.join(', ')}`,
  note,
];

export const interviewMailTexts = translate<typeof english.interviewMailTexts>(
  'server/mail/templates/interview-mail',
)({
  moment,
  details: describe,
  event: {
    title: ({ other, job }) => `Entretien avec ${other}\u00a0: ${job}`,
    interviewers: (names) => `Avec\u00a0: ${names}`,
  },
  view: 'Voir la candidature',
  offered: {
    subject: ({ other, job }) => `Choisissez un créneau pour votre entretien\u00a0: ${job} chez ${other}`,
    line: ({ other, job }) =>
      `${other} souhaite vous rencontrer pour un entretien au sujet de «\u00a0${job}\u00a0».`,
    choose: 'Voici les créneaux proposés. Choisissez-en un, proposez-en d’autres ou déclinez\u00a0:',
    action: 'Choisir un créneau',
  },
  proposed: {
    subject: ({ other, job }) => `${other} propose d’autres créneaux\u00a0: ${job}`,
    line: ({ other, job }) =>
      `${other} propose ces créneaux pour l’entretien au sujet de «\u00a0${job}\u00a0»\u00a0:`,
    action: 'Réserver un créneau',
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
    subject: ({ other, startsAt }) => `Rappel\u00a0: entretien avec ${other} le ${french.moment(startsAt)}`,
    line: ({ other, job }) => `Votre entretien avec ${other} au sujet de «\u00a0${job}\u00a0» a lieu\u00a0:`,
  },
});
