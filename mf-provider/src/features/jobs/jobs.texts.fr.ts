import { french, translate } from '@metier/sdk/rules';
import type * as english from './jobs.texts';

export const jobsTexts = translate<typeof english.jobsTexts>('provider/jobs/jobs')({
  create: {
    title: 'Publier une offre',
    intro: 'Les champs marqués d’un * sont obligatoires. L’offre est visible dès que vous la publiez.',
    cancel: 'Annuler',
    post: 'Publier l’offre',
    posting: 'Publication de votre offre…',
    posted: 'Offre publiée',
    leave: {
      text: 'Quitter sans publier cette offre\u00a0? Votre saisie sera perdue.',
      confirm: 'Quitter la page',
      cancel: 'Rester',
      isDangerous: true,
    },
  },
  edit: {
    title: 'Modifier l’offre',
    pageTitle: (job) => `Modifier ${job}`,
    back: 'Retour au tableau de bord',
    save: 'Enregistrer',
    saving: 'Enregistrement de vos modifications…',
    saved: 'Offre mise à jour\u00a0!',
    failed: 'L’offre n’a pas pu être mise à jour.',
    status: { active: 'Active', inactive: 'Inactive' },
    pause: 'Suspendre',
    activate: 'Activer',
    relist: 'Republier',
    statusFailed: 'Le statut de l’offre n’a pas pu être modifié.',
    view: 'Voir l’offre',
    leave: {
      text: 'Quitter sans enregistrer\u00a0? Vos modifications seront perdues.',
      confirm: 'Quitter la page',
      cancel: 'Rester',
      isDangerous: true,
    },
  },
  preview: {
    title: 'Ce que verront les personnes intéressées',
    show: 'Afficher l’aperçu',
    hide: 'Masquer l’aperçu',
    untitled: 'Titre de votre offre',
  },
  loadFailed: {
    title: 'Erreur lors du chargement de l’offre',
    text: 'L’offre n’a pas pu être chargée. Veuillez réessayer plus tard.',
  },
  invalidId: {
    title: 'Numéro d’offre non valable',
    text: 'L’adresse ne désigne aucune offre. Choisissez l’offre à modifier depuis votre tableau de bord.',
  },
  missing: {
    title: 'Offre introuvable parmi les vôtres',
    text: 'Elle a peut-être été supprimée, ou elle appartient à une autre entreprise.',
  },
  sections: {
    basic: { title: 'Informations de base', hint: 'Ce que l’on voit en premier dans la recherche.' },
    compensation: {
      title: 'Rémunération',
      hint: 'Les offres qui indiquent un salaire apparaissent aussi dans les recherches par salaire.',
    },
    dates: { title: 'Dates', hint: 'Laissez la fin ouverte pour un poste de durée indéterminée.' },
    details: { title: 'Détails de l’offre', hint: 'Un point par ligne. La touche Entrée passe au suivant.' },
    contact: {
      title: 'Personne de contact',
      hint: 'Facultatif. À qui s’adresser en cas de questions\u00a0; affichée sur la page de l’offre tant qu’elle est ouverte.',
    },
    benefits: {
      title: 'Avantages',
      hint: 'Cochez ce que vous offrez et décrivez-le avec vos propres mots.',
    },
  },
  fields: {
    title: 'Titre de l’offre',
    type: 'Type de contrat',
    activity_rate: 'Taux d’activité',
    activity_rate_max: 'Taux d’activité maximal',
    location: 'Lieu',
    work_mode: 'Mode de travail',
    salary: 'Salaire',
    salary_max: 'Salaire maximal',
    salary_type: 'Type de salaire',
    start_date: 'Date de début',
    end_date: 'Date de fin',
    application_deadline: 'Délai de candidature',
    contact_name: 'Nom',
    contact_email: 'E-mail',
    contact_phone: 'Téléphone',
    description: 'Description',
  },
  hints: {
    activity_rate: (least, most) => `De ${least} à ${most} pour cent`,
    activity_rate_max: 'Facultatif. Le taux le plus élevé, si plusieurs sont possibles.',
    salary:
      'Un salaire mensuel vaut pour le taux d’activité\u00a0; s’il y en a plusieurs, pour le plus élevé.',
    salary_max: 'Facultatif. Le haut d’une fourchette.',
    end_date: 'Facultatif',
    application_deadline: 'Facultatif. L’offre est close automatiquement à la fin de ce jour.',
    description:
      'Le poste en quelques phrases\u00a0: l’équipe, le lieu, ce qui compte. Les lignes qui commencent par - deviennent une liste, **deux étoiles** autour de mots les mettent en gras.',
  },
  lists: {
    responsibilities: { label: 'Tâches', row: 'Tâche', addLabel: 'Ajouter une tâche' },
    requirements: { label: 'Profil recherché', row: 'Exigence', addLabel: 'Ajouter une exigence' },
  },
  nameRow: (row, position) => `${row} ${position}`,
  removeRow: (text) => (text.trim() ? `Supprimer «\u00a0${text.trim()}\u00a0»` : 'Supprimer la ligne vide'),
  nameDescription: (benefit) => `Description\u00a0: ${benefit}`,
  countSelected: (count) =>
    french.plural(count, { one: `${count} sélectionné`, other: `${count} sélectionnés` }),
  outline: { label: 'Parties de l’offre', done: 'Rempli\u00a0:' },
  proposals: {
    rate: (rate) => `Le titre indique ${rate}.`,
    takeRate: 'Reprendre ce taux',
    place: (place) => `L’écrire comme dans le répertoire des localités\u00a0: ${place}\u00a0?`,
    takePlace: (place) => `Reprendre ${place}`,
    leave: 'Laisser ainsi',
  },
  faults: {
    required: 'Ce champ est obligatoire.',
    rate: (least) => `Indiquez un nombre entier de ${least} à 100.`,
    rateEnd: 'Indiquez un nombre entier, du taux d’activité minimal à 100.',
    salaryEnd: 'Le salaire maximal ne doit pas être inférieur au salaire.',
    salary: 'Indiquez un montant avec deux décimales au plus, par exemple 5200.00',
    date: 'Indiquez une date.',
    past: 'Cette date est passée.',
    end: 'La date de fin ne doit pas précéder la date de début.',
  },
  fix: 'Veuillez corriger les erreurs suivantes\u00a0:',
  nameFault: (field, message) => `${field}\u00a0: ${message}`,
  stillHere: 'Rien n’a été enregistré. Votre saisie est toujours là.',
  noCompany: {
    hint: 'Enregistrez d’abord votre entreprise\u00a0: chaque offre est publiée en son nom.',
    action: 'Créer le profil d’entreprise',
  },
});

export const frenchTexts = translate<typeof english.frenchTexts>('provider/jobs/jobs-french')({
  noCompany: 'Pas encore de profil d’entreprise',
  companyRefused: 'Profil introuvable, contactez le support.',
  serverError: (status) => `Erreur serveur ${status}`,
});
