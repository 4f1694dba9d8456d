import { french as formats, interviewKindsTexts, textsIn, translate } from '@metier/sdk/rules';
import type { english } from './interview-mail.texts.en';

const shortMoment = (timestamp: string) => `${formats.date(timestamp) ?? ''}, ${formats.clock(timestamp)}`;

export const french = translate<typeof english>('server/mail/templates/interview-mail')({
  moment: (timestamp) => `${formats.moment(timestamp)} (heure suisse)`,
  slot: formats.moment,
  details: ({ kind, place, minutes, interviewers }) => [
    `${textsIn('fr', interviewKindsTexts).kinds[kind]}, ${minutes}\u00a0minutes`,
    place,
    `Avec\u00a0: ${interviewers.join(', ')}`,
  ],
  event: {
    title: ({ other, job }) => `Entretien avec ${other}\u00a0: ${job}`,
    interviewers: (names) => `Avec\u00a0: ${names}`,
  },
  view: 'Voir la candidature',
  invited: {
    subject: ({ other, job }) => `${other} vous invite à un entretien\u00a0: ${job}`,
    title: 'Une invitation à un entretien',
    line: ({ other, job }) =>
      `${other} souhaite vous rencontrer pour un entretien au sujet du poste «\u00a0${job}\u00a0». Choisissez l’un des créneaux ci-dessous (heure suisse).`,
  },
  offered: {
    subject: ({ other, job }) => `${other} propose d’autres créneaux\u00a0: ${job}`,
    title: 'Choisissez un autre créneau',
    line: ({ other, job }) =>
      `${other} vous propose d’autres créneaux pour l’entretien au sujet du poste «\u00a0${job}\u00a0». Choisissez-en un ci-dessous (heure suisse)\u00a0; les précédents ne sont plus valables.`,
    action: 'Choisir un créneau',
    next: ({ other }) =>
      `Dès que vous aurez choisi, nous préviendrons ${other} et vous recevrez un e-mail pour votre calendrier. Si aucun créneau ne vous convient, proposez-en d’autres ou déclinez sur la même page.`,
  },
  proposed: {
    subject: ({ other, job }) => `${other} suggère d’autres créneaux\u00a0: ${job}`,
    title: 'D’autres créneaux pour l’entretien',
    line: ({ other, job }) =>
      `${other} propose les créneaux ci-dessous (heure suisse) pour l’entretien au sujet du poste «\u00a0${job}\u00a0».`,
    action: 'Confirmer un créneau',
    next: 'Dès que vous aurez confirmé un créneau, chacun recevra un e-mail pour son calendrier. Vous pouvez aussi proposer d’autres créneaux.',
  },
  booked: {
    subject: ({ other, startsAt, isChanged }) =>
      isChanged
        ? `Entretien modifié\u00a0: ${other}, ${shortMoment(startsAt)}`
        : `Entretien avec ${other} le ${shortMoment(startsAt)}`,
    title: ({ isChanged }) => (isChanged ? 'Votre entretien a changé' : 'Votre entretien est fixé'),
    line: ({ other, job, isChanged }) =>
      isChanged
        ? `L’entretien avec ${other} au sujet du poste «\u00a0${job}\u00a0» a changé. Voici ce qui est valable\u00a0:`
        : `L’entretien avec ${other} au sujet du poste «\u00a0${job}\u00a0» est fixé\u00a0:`,
    action: 'Voir l’entretien',
    next: 'Ouvrez le fichier joint pour ajouter l’entretien à votre calendrier. Nous vous le rappellerons.',
  },
  declined: {
    subject: ({ other, job }) => `${other} a décliné l’entretien\u00a0: ${job}`,
    title: 'L’entretien a été décliné',
    line: ({ other, job }) => `${other} a décliné l’entretien au sujet du poste «\u00a0${job}\u00a0».`,
    next: 'La candidature reste telle quelle. Vous pouvez écrire un message, proposer d’autres créneaux ou refuser la candidature.',
  },
  cancelled: {
    subject: ({ other, job }) => `Annulé\u00a0: entretien avec ${other}, ${job}`,
    title: 'L’entretien est annulé',
    line: ({ other, job, startsAt }) =>
      startsAt === null
        ? `L’entretien avec ${other} au sujet du poste «\u00a0${job}\u00a0» est annulé.`
        : `L’entretien avec ${other} au sujet du poste «\u00a0${job}\u00a0», prévu le ${formats.moment(startsAt)}, est annulé.`,
    calendar: 'Ouvrez le fichier joint pour retirer l’entretien de votre calendrier.',
  },
  reminder: {
    subject: ({ other, startsAt }) => `Rappel\u00a0: entretien le ${shortMoment(startsAt)}, ${other}`,
    title: 'Votre entretien approche',
    line: ({ other, job }) => `Votre entretien avec ${other} au sujet du poste «\u00a0${job}\u00a0»\u00a0:`,
    next: 'En cas d’empêchement, prévenez à temps\u00a0: la page de la candidature vous montre ce que vous pouvez faire.',
  },
});
