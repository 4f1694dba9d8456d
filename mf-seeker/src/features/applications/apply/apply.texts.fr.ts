import { french, translate } from '@metier/sdk/rules';
import type * as english from './apply.texts';

/** The fields of an application. */
const FIELDS: Readonly<Record<string, string>> = {
  first_name: 'Prénom',
  last_name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  experience: 'Expérience professionnelle',
  availability: 'Disponibilité',
  salary_expectation: 'Prétentions salariales',
  cover_letter: 'Lettre de motivation',
  additional_info: 'Informations complémentaires',
  resume: 'CV',
};

export const applyTexts = translate<typeof english.applyTexts>('seeker/applications/apply/apply')({
  heading: (title) => `Postuler\u00a0: ${title}`,
  lead: (company, location) => `${company} · ${location}`,
  breadcrumb: { home: 'Accueil', job: 'Offre', apply: 'Postuler' },

  form: {
    label: 'Candidature',
    personHint:
      'Données reprises de votre profil et de votre dernière candidature. Modifiez-les ici pour cette seule candidature.',
    resumeHint:
      'PDF, DOC ou DOCX, 5\u00a0Mo au maximum. Facultatif. Contrairement à vos réponses, un fichier ne peut pas être gardé pour plus tard.',
    terms: (company) =>
      `Je confirme que mes réponses sont véridiques et j’accepte les conditions\u00a0: ${company} peut lire et conserver ma candidature.`,
    termsMissing: 'Acceptez les conditions pour continuer.',
    kept: 'Vos réponses sont gardées sur cet appareil jusqu’à leur envoi.',
    submit: 'Envoyer ma candidature',
    sending: 'Envoi de votre candidature…',
    cancel: 'Annuler',
  },

  draft: {
    restored: (date) => `Voici ce que vous avez saisi le ${date}.`,
    resume: (name) => `Veuillez choisir ${name} à nouveau\u00a0: un fichier ne peut pas être gardé.`,
    discard: 'Recommencer',
    question: 'Recommencer\u00a0? Votre saisie sera perdue.',
  },

  failure: {
    title: 'Votre candidature n’a pas encore été transmise',
    safe: 'Tout ce que vous avez saisi est toujours là.',
    withoutResume: 'Votre candidature est arrivée sans votre CV',
    resume: 'Le CV n’a pas pu être envoyé. Réessayez ou ajoutez-le plus tard.',
    resumeRefused: (errors) =>
      `${Object.values(errors).flat().join(' ')} Choisissez un autre fichier ou ajoutez-le plus tard.`,
    view: 'Voir la candidature',
    jobMissing: 'Il manque le numéro de l’offre. Veuillez réessayer.',
    profileMissing:
      'Votre profil manque. Veuillez vérifier que vous utilisez un compte de recherche d’emploi.',
    other: 'La candidature n’a pas pu être envoyée. Veuillez réessayer.',
    fields: (errors) =>
      `Échec de l’envoi\u00a0: ${Object.entries(errors)
        .map(([field, messages]) => `${FIELDS[field] ?? field}\u00a0: ${messages.join(', ')}`)
        .join('\u00a0; ')}`,
  },

  sent: {
    title: 'Candidature envoyée\u00a0!',
    text: (title, company) => `${company} a reçu votre candidature pour ${title}.`,
    next: 'Vous la verrez dans un instant parmi vos candidatures.',
    home: 'Aller à l’accueil',
    applications: 'Mes candidatures',
  },

  alreadyApplied: {
    title: 'Vous avez déjà postulé à cette offre.',
    text: (date) =>
      `Vous avez envoyé votre candidature le ${date}. Vous pouvez la suivre parmi vos candidatures.`,
    action: 'Voir la candidature',
  },
  paused: {
    title: 'Cette offre n’accepte plus de candidatures.',
    text: 'L’entreprise l’a suspendue. D’autres offres vous attendent.',
    action: 'Rechercher des offres',
  },

  summary: {
    label: 'Résumé de l’offre',
    location: 'Lieu',
    type: 'Type de contrat',
    salary: 'Salaire',
    activityRate: 'Taux d’activité',
    overview: 'Description',
    requirements: 'Profil recherché',
    more: (count) =>
      french.plural(count, { one: `+${count} autre exigence`, other: `+${count} autres exigences` }),
    full: 'Voir l’offre complète',
  },

  loadError: {
    title: 'Erreur lors du chargement de l’offre',
    text: 'L’offre n’a pas pu être chargée. Veuillez réessayer plus tard.',
    badId: 'Numéro d’offre non valable',
    gone: 'Cette offre n’existe pas ou a été supprimée.',
    home: 'Aller à l’accueil',
  },
});
