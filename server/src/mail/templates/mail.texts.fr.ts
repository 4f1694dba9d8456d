import { french as formats, translate } from '@metier/sdk/rules';
import type { english } from './mail.texts.en';

const countNewJobs = (count: number, isCapped: boolean) =>
  isCapped
    ? `Plus de ${formats.count(count)} nouvelles offres`
    : formats.plural(count, {
        one: `${formats.count(count)} nouvelle offre`,
        other: `${formats.count(count)} nouvelles offres`,
      });

const writeDays = (days: number) =>
  formats.plural(days, { one: `${days}\u00a0jour`, other: `${days}\u00a0jours` });

export const french = translate<typeof english>('server/mail/templates/mail')({
  product: 'Metier',
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  accountFootnote: 'Vous recevez cet e-mail parce que vous avez un compte sur Metier.',
  colon: '\u00a0:',
  next: 'La suite',
  manage: 'Choisir les e-mails que vous recevez',
  linkAlso: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
  unsubscribe: 'Se désabonner',

  applicationReceived: {
    subject: ({ applicant, job }) => `${applicant} a postulé\u00a0: ${job}`,
    title: 'Nouvelle candidature',
    line: ({ applicant, job }) => `${applicant} a postulé à votre offre «\u00a0${job}\u00a0».`,
    labels: {
      experience: 'Expérience',
      availability: 'Disponible dès le',
      salary: 'Prétentions salariales',
      city: 'Habite à',
    },
    action: 'Voir la candidature',
    next: 'Lisez la candidature et choisissez la prochaine étape\u00a0; nous en informons la personne.',
  },
  applicationWithdrawn: {
    subject: ({ applicant, job }) => `Candidature retirée\u00a0: ${applicant}, ${job}`,
    title: 'Candidature retirée',
    line: ({ applicant, job }) => `${applicant} a retiré sa candidature à votre offre «\u00a0${job}\u00a0».`,
    action: 'Voir la candidature',
  },
  applicationSent: {
    subject: ({ job }) => `Votre candidature est bien arrivée\u00a0: ${job}`,
    title: 'Votre candidature est bien arrivée',
    lines: ({ company, job, days }) => [
      `Votre candidature pour «\u00a0${job}\u00a0» est bien arrivée. ${company} peut maintenant la lire.`,
      ...(days === null
        ? []
        : [
            `La plupart des candidatures reçoivent une réponse de cette entreprise ${formats.plural(days, { one: 'en un jour', other: `dans les ${days}\u00a0jours` })}.`,
          ]),
    ],
    next: 'Nous vous informerons de chaque étape. D’ici là, vous pouvez modifier vos réponses.',
    action: 'Voir votre candidature',
  },
  applicationsWaiting: {
    subject: ({ count, job }) =>
      formats.plural(count, {
        one: `${formats.count(count)} candidature en attente\u00a0: ${job}`,
        other: `${formats.count(count)} candidatures en attente\u00a0: ${job}`,
      }),
    title: ({ count }) =>
      formats.plural(count, {
        one: 'Une candidature en attente',
        other: `${formats.count(count)} candidatures en attente`,
      }),
    lines: ({ count, job, days, isSeen }) => {
      const wait = isSeen ? 'd’une décision' : 'd’un premier examen';
      return [
        formats.plural(count, {
          one: `${formats.count(count)} candidature à votre offre «\u00a0${job}\u00a0» est encore en attente ${wait}, depuis ${writeDays(days)}.`,
          other: `${formats.count(count)} candidatures à votre offre «\u00a0${job}\u00a0» sont encore en attente ${wait}\u00a0; la plus ancienne attend depuis ${writeDays(days)}.`,
        }),
        'Votre délai de réponse est visible dans vos offres. Un court message vaut mieux que le silence.',
      ];
    },
    action: 'Voir les candidatures',
  },
  closingPlanned: {
    subject: ({ job }) => `Avis de clôture\u00a0: ${job}`,
    title: 'Votre avis de clôture',
    lines: ({ count, job }) => [
      formats.plural(count, {
        one: `Votre offre «\u00a0${job}\u00a0» est close. ${formats.count(count)} personne sans réponse recevra un avis de clôture de votre part.`,
        other: `Votre offre «\u00a0${job}\u00a0» est close. ${formats.count(count)} personnes sans réponse recevront un avis de clôture de votre part.`,
      }),
      'Vous pouvez modifier le texte, l’envoyer maintenant ou ne pas l’envoyer.',
    ],
    action: 'Voir l’avis de clôture',
    next: ({ sendAt }) => `Envoi prévu\u00a0: ${formats.moment(sendAt)}.`,
  },
  jobClosed: {
    subject: ({ job, company }) => `${company} a clos l’offre ${job}`,
    title: 'L’offre est close',
    line: ({ job, company }) =>
      `${company} a clos l’offre «\u00a0${job}\u00a0» et vous écrit au sujet de votre candidature\u00a0:`,
    action: 'Ouvrir la conversation',
  },
  jobRemoved: {
    subject: ({ job }) => `L’offre ${job} a été supprimée`,
    title: 'L’offre a été supprimée',
    lines: ({ job, company }) => [
      `Nous avons supprimé de Metier l’offre «\u00a0${job}\u00a0» de l’entreprise ${company}\u00a0: votre candidature est donc terminée.`,
      'Si quelqu’un vous a demandé de l’argent ou des copies de documents, n’envoyez rien et dites-le-nous.',
    ],
    action: 'Trouver d’autres offres',
  },
  moderationDecision: {
    subject: ({ title }) => `Au sujet de «\u00a0${title}\u00a0» sur Metier`,
    title: 'Notre décision',
    appeal: 'Lire et répondre',
    read: 'Voir la décision',
  },
  reviewReceived: {
    subject: ({ author }) =>
      author === null ? 'Votre entreprise a reçu un nouvel avis' : `${author} a donné un avis sur vous`,
    line: ({ author }) =>
      author === null
        ? 'Une personne qui a postulé chez vous a évalué votre entreprise.'
        : `${author} a rédigé un avis sur vous.`,
    title: 'Un nouvel avis',
    action: 'Lire l’avis',
  },
  dailyNotifications: {
    subject: (count) =>
      formats.plural(count, {
        one: `${formats.count(count)} notification sur Metier`,
        other: `${formats.count(count)} notifications sur Metier`,
      }),
    line: (more) =>
      more > 0
        ? formats.plural(more, {
            one: `Du nouveau depuis hier (${formats.count(more)} autre notification vous attend sur Metier)\u00a0:`,
            other: `Du nouveau depuis hier (${formats.count(more)} autres notifications vous attendent sur Metier)\u00a0:`,
          })
        : 'Du nouveau depuis hier\u00a0:',
    action: 'Voir toutes les notifications',
  },
  statusChanged: {
    subject: ({ job, company }) => `Votre candidature chez ${company}\u00a0: ${job}`,
    writes: ({ company }) => `${company} vous écrit\u00a0:`,
    action: 'Voir votre candidature',
  },
  messageReceived: {
    subject: ({ other, subject }) => `${other}\u00a0: ${subject}`,
    title: 'Un message pour vous',
    line: ({ other, job }) =>
      `${other} vous a écrit au sujet de la candidature pour «\u00a0${job}\u00a0»\u00a0:`,
    action: 'Lire et répondre',
  },
  messageCopy: {
    subject: ({ subject }) => `Copie\u00a0: ${subject}`,
    title: 'Copie de votre message',
    line: ({ other, job }) =>
      `Voici une copie de ce que vous avez écrit à ${other} au sujet de la candidature pour «\u00a0${job}\u00a0»\u00a0:`,
    footnote: 'Vous recevez cette copie parce que vous l’avez demandée en écrivant le message.',
    action: 'Ouvrir la conversation',
  },
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe',
    lines: [
      'Quelqu’un a demandé un nouveau mot de passe pour le compte associé à cette adresse e-mail.',
      'Le lien ci-dessous fonctionne une seule fois, pendant 60\u00a0minutes. Un nouveau mot de passe déconnecte tous vos appareils.',
    ],
    action: 'Choisir un nouveau mot de passe',
    footnote: 'Si ce n’était pas vous, ignorez cet e-mail\u00a0: votre mot de passe reste inchangé.',
  },
  jobAlert: {
    subject: ({ title, count, isCapped }) => `${countNewJobs(count, isCapped)}\u00a0: ${title}`,
    line: ({ title, count, jobs }) =>
      count > jobs.length
        ? `Les ${jobs.length} offres les plus récentes de votre alerte «\u00a0${title}\u00a0»\u00a0:`
        : `Du nouveau pour votre alerte «\u00a0${title}\u00a0»\u00a0:`,
    employer: ({ company, place }) => `${company} · ${place}`,
    title: 'De nouvelles offres pour vous',
    action: 'Voir tous les résultats',
    footnote: 'Vous recevez cet e-mail parce que vous avez enregistré cette recherche sur Metier.',
    manage: 'Modifier, suspendre ou supprimer vos alertes',
  },
  companyJobs: {
    subject: ({ employer, count, isCapped, title }) =>
      count === 1
        ? `Nouvelle offre chez ${employer}\u00a0: ${title}`
        : `${countNewJobs(count, isCapped)} chez ${employer}`,
    line: ({ employer, count, jobs }) =>
      count > jobs.length
        ? `Les ${jobs.length} offres les plus récentes chez ${employer}\u00a0:`
        : `Du nouveau chez ${employer}\u00a0:`,
    title: ({ count }) => formats.plural(count, { one: 'Une nouvelle offre', other: 'De nouvelles offres' }),
    action: 'Voir l’entreprise',
    footnote: ({ employer }) => `Vous recevez cet e-mail parce que vous suivez ${employer} sur Metier.`,
    manage: 'Choisir les entreprises que vous suivez',
  },
  alertConfirm: {
    subject: 'Confirmez votre alerte emploi',
    lines: [
      'Quelqu’un a indiqué cette adresse pour une alerte emploi sur Metier.',
      'Si c’était vous, veuillez la confirmer. Le lien fonctionne pendant sept jours.',
    ],
    action: 'Activer l’alerte',
    footnote: 'Si ce n’était pas vous, ignorez cet e-mail\u00a0: sans votre confirmation, rien n’est envoyé.',
  },
  newsletterConfirm: {
    subject: 'Confirmez votre abonnement à la newsletter',
    line: 'Quelqu’un a indiqué cette adresse pour la newsletter de Metier. Si c’était vous, veuillez confirmer.',
    action: 'Confirmer l’abonnement',
    footnote: 'Si ce n’était pas vous, ignorez cet e-mail\u00a0: sans votre confirmation, rien n’est envoyé.',
  },
});
