import { translate } from '@metier/sdk/rules';
import type * as english from './applicant.texts';

export const applicantTexts = translate<typeof english.applicantTexts>('provider/applicant/applicant')({
  breadcrumb: { applications: 'Gérer les candidatures' },
  place: 'Habite à',
  about: 'À propos',
  experience: 'Expérience',
  skills: 'Points forts',
  noWords: 'Pas encore de texte.',
  noSkills: 'Aucune compétence indiquée pour l’instant.',

  applications: {
    title: 'Candidatures à vos offres',
    submitted: (date) => `Envoyée le ${date}`,
    withdrawn: (date) => `Retirée le ${date}`,
    view: 'Voir',
    viewOf: (job) => `Voir la candidature pour ${job}`,
    message: 'Écrire',
    messageOf: (job) => `Écrire au sujet de ${job}`,
    failed: 'Les candidatures n’ont pas pu être chargées',
    none: 'Pas encore de candidature',
  },

  reviews: {
    title: 'Votre avis',
    failed: 'Votre avis n’a pas pu être chargé',
    hint: 'Une fois que vous avez engagé quelqu’un, vous pouvez évaluer son travail. Personne d’autre que vous deux ne peut lire cet avis.',
    invitation: (name) =>
      `Vous avez engagé ${name}. Donnez votre avis sur son travail\u00a0: personne d’autre que vous deux ne peut le lire.`,
    write: 'Donner un avis',
    dialog: (name) => `Évaluer ${name}`,
    lead: 'Seules deux personnes peuvent lire cet avis\u00a0: vous et la personne évaluée.',
    done: 'Avis envoyé',
    failedToPublish: 'L’avis n’a pas pu être envoyé. Veuillez réessayer.',
    commentHint: 'Comment s’est passé le travail avec cette personne. Facultatif.',
    pros: 'Points positifs',
    cons: 'Points négatifs',
    labels: {
      rating: 'Votre note',
      title: 'Titre',
      comment: 'Commentaire',
      pros: 'Points positifs',
      cons: 'Points négatifs',
    },
    missing: 'Choisissez une note.',
    publish: 'Envoyer l’avis',
    publishing: 'Envoi de votre avis…',
    cancel: 'Annuler',
  },

  safe: 'Rien n’est perdu. Réessayez dans un instant.',
  failure: {
    title: 'Ce profil n’a pas pu être chargé',
    text: 'Rien n’est perdu. Réessayez dans un instant.',
  },
  missing: {
    title: 'Profil introuvable',
    text: 'Vous pouvez voir le profil des personnes qui ont postulé à l’une de vos offres, jusqu’à ce qu’elles retirent leur candidature.',
    back: 'Gérer les candidatures',
  },
});
