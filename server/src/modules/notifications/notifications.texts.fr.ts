import { describeDecision, french as formats, statusesTexts, textsIn, translate } from '@metier/sdk/rules';
import type { english } from './notifications.texts.en';

const countNewJobs = (count: number, isCapped: boolean) =>
  isCapped
    ? `plus de ${formats.count(count)} nouvelles offres`
    : formats.plural(count, {
        one: `${formats.count(count)} nouvelle offre`,
        other: `${formats.count(count)} nouvelles offres`,
      });

export const french = translate<typeof english>('server/notifications/notifications')({
  applicationReceived: ({ applicant, job }) => `${applicant} a postulé pour «\u00a0${job}\u00a0».`,
  applicationWithdrawn: ({ applicant, job }) =>
    `${applicant} a retiré sa candidature pour «\u00a0${job}\u00a0».`,
  statusChanged: ({ company, job, status }) =>
    `${company} a modifié le statut de votre candidature pour «\u00a0${job}\u00a0»\u00a0: ${textsIn('fr', statusesTexts).labels[status]}.`,
  messageReceived: ({ other, job }) => `${other} vous a écrit au sujet de «\u00a0${job}\u00a0».`,
  interviewOffered: ({ other, job }) =>
    `${other} vous invite à un entretien au sujet du poste «\u00a0${job}\u00a0». Choisissez un créneau.`,
  interviewProposed: ({ other, job }) =>
    `${other} propose d’autres créneaux pour l’entretien au sujet de «\u00a0${job}\u00a0».`,
  interviewBooked: ({ other, job, startsAt, isChanged }) =>
    isChanged
      ? `L’entretien avec ${other} au sujet de «\u00a0${job}\u00a0» a changé\u00a0: ${formats.moment(startsAt)}.`
      : `L’entretien avec ${other} au sujet de «\u00a0${job}\u00a0» est fixé\u00a0: ${formats.moment(startsAt)}.`,
  interviewDeclined: ({ other, job }) => `${other} a décliné l’entretien au sujet de «\u00a0${job}\u00a0».`,
  interviewCancelled: ({ other, job, startsAt }) =>
    startsAt === null
      ? `L’entretien avec ${other} au sujet de «\u00a0${job}\u00a0» est annulé.`
      : `L’entretien avec ${other} au sujet de «\u00a0${job}\u00a0», prévu le ${formats.moment(startsAt)}, est annulé.`,
  interviewReminder: ({ other, job, startsAt }) =>
    `Rappel\u00a0: votre entretien avec ${other} au sujet de «\u00a0${job}\u00a0» a lieu le ${formats.moment(startsAt)}.`,
  formerCandidate: 'Une personne qui a quitté Metier',
  employerLeft: ({ job }) =>
    `L’entreprise qui proposait «\u00a0${job}\u00a0» a quitté Metier\u00a0: votre candidature est donc terminée.`,
  applicationSent: ({ company, job }) =>
    `Votre candidature pour «\u00a0${job}\u00a0» est bien arrivée chez ${company}.`,
  applicationsWaiting: ({ count, job, days, isSeen }) => {
    const wait = isSeen ? 'd’une décision' : 'd’un premier examen';
    const since = formats.plural(days, { one: `${days}\u00a0jour`, other: `${days}\u00a0jours` });
    return formats.plural(count, {
      one: `${formats.count(count)} candidature pour «\u00a0${job}\u00a0» est en attente ${wait}, depuis ${since}.`,
      other: `${formats.count(count)} candidatures pour «\u00a0${job}\u00a0» sont en attente ${wait}, la plus ancienne depuis ${since}.`,
    });
  },
  closingPlanned: ({ count, job, sendAt }) =>
    formats.plural(count, {
      one: `«\u00a0${job}\u00a0» est close\u00a0: ${formats.count(count)} personne sans réponse recevra un avis de clôture le ${formats.date(sendAt) ?? ''}.`,
      other: `«\u00a0${job}\u00a0» est close\u00a0: ${formats.count(count)} personnes sans réponse recevront un avis de clôture le ${formats.date(sendAt) ?? ''}.`,
    }),
  jobClosed: ({ company, job }) => `${company} a clos l’offre «\u00a0${job}\u00a0» et vous a écrit.`,
  jobRemoved: ({ company, job }) =>
    `L’offre «\u00a0${job}\u00a0» de ${company} a été supprimée de Metier. Votre candidature est donc terminée.`,
  moderationDecision: ({ action, target, title }) => describeDecision({ action, target, title }, 'fr'),
  jobAlert: ({ title, count, isCapped }) => {
    const jobs = countNewJobs(count, isCapped);
    return `${jobs.charAt(0).toUpperCase()}${jobs.slice(1)} pour «\u00a0${title}\u00a0».`;
  },
  companyJobs: ({ employer, count, isCapped, title }) =>
    count === 1
      ? `${employer} a publié une nouvelle offre\u00a0: «\u00a0${title}\u00a0».`
      : `${employer} a publié ${countNewJobs(count, isCapped)}.`,
  reviewReceived: ({ author }) =>
    author === null ? 'Votre entreprise a reçu un nouvel avis.' : `${author} a donné un avis sur vous.`,
  otherKind: 'Votre compte ne reçoit pas de notifications de ce type.',
  unknownLink: 'Ce lien est incomplet ou a été modifié. Veuillez le rouvrir depuis l’e-mail.',
});
