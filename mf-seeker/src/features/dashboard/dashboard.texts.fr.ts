import { french, statusesTexts, textsIn, translate } from '@metier/sdk/rules';
import type * as english from './dashboard.texts';

const FIELDS: Readonly<Record<string, string>> = {
  biography: 'À propos de moi',
  experience: 'Mon parcours',
  skills: 'Mes points forts',
};

export const dashboardTexts = translate<typeof english.dashboardTexts>('seeker/dashboard/dashboard')({
  title: 'Tableau de bord',
  loading: 'Chargement du profil…',
  findJobs: 'Trouver des offres',

  header: {
    facts: 'Contact et informations',
    email: 'E-mail',
    place: 'Localité et canton',
    age: 'Âge',
    years: (age) => french.plural(age, { one: `${age}\u00a0an`, other: `${age}\u00a0ans` }),
    edit: 'Modifier le profil',
    documents: 'Documents',
  },

  firstSteps: {
    confirm: 'Confirmer votre adresse e-mail',
    resume: 'Téléverser votre CV',
    profile: 'Compléter votre profil',
    alert: 'Créer une alerte emploi',
  },

  figures: {
    label: 'Où en sont vos candidatures',
    waiting: 'en attente de réponse',
    reviewed: 'en cours d’examen',
    shortlisted: 'en présélection ou entretien',
    answered: (hired) =>
      hired > 0
        ? `avec réponse, dont ${french.plural(hired, { one: `${hired} retenue`, other: `${hired} retenues` })}`
        : 'avec réponse',
    failed: 'Le récapitulatif de vos candidatures n’a pas pu être chargé',
  },

  applications: {
    title: 'Mes candidatures',
    filter: 'Filtrer par statut',
    all: 'Tous les statuts',
    choice: (label, count) => (count === undefined ? label : `${label} (${french.count(count)})`),
    submitted: (company, date) => `${company} · ${date}`,
    viewAll: 'Voir toutes les candidatures',
    pages: 'Pages de candidatures',
    empty: 'Aucune candidature trouvée',
    emptyText: 'Trouvez une offre qui vous convient et postulez. Chaque candidature apparaît ici.',
    emptyOf: (status) => `Aucune n’a le statut «\u00a0${textsIn('fr', statusesTexts).labels[status]}\u00a0».`,
    showAll: 'Afficher tous les statuts',
    failed: 'Vos candidatures n’ont pas pu être chargées',
  },

  interviews: {
    failed: 'Vos entretiens n’ont pas pu être chargés',
    offered: (company) => `${company} souhaite vous rencontrer`,
    proposed: (company) => `${company} n’a pas encore répondu à votre proposition`,
    choose: 'Choisir un créneau',
    chooseOf: (company) => `Choisir un créneau pour l’entretien avec ${company}`,
    view: 'Voir',
    viewOf: (company) => `Voir l’entretien avec ${company}`,
  },

  favorites: {
    title: 'Mes favoris',
    facts: (company, location, salary) => `${company} · ${location} · ${salary}`,
    view: 'Voir',
    viewOf: (title) => `Voir ${title}`,
    remove: 'Retirer',
    removeOf: (title) => `Retirer ${title} des favoris`,
    removed: 'Retirée des favoris',
    removeFailed: 'L’offre n’a pas pu être retirée des favoris. Veuillez réessayer.',
    restored: 'Ajoutée aux favoris',
    restoreFailed: 'L’offre n’a pas pu être ajoutée aux favoris. Veuillez réessayer.',
    pages: 'Pages de favoris',
    empty: 'Pas encore de favoris',
    emptyText: 'Appuyez sur le cœur d’une offre pour la retrouver ici.',
    failed: 'Vos favoris n’ont pas pu être chargés',
  },

  reviews: {
    title: 'Avis sur moi',
    filter: 'Filtrer les avis',
    pros: 'Points positifs\u00a0:',
    cons: 'Points négatifs\u00a0:',
    pages: 'Pages d’avis',
    emptyText: 'Les entreprises qui vous engagent peuvent dire ici comment s’est passé le travail avec vous.',
    empty: {
      all: 'Pas encore d’avis',
      positive: 'Aucun avis positif',
      critical: 'Aucun avis critique',
    },
    showAll: 'Afficher tous les avis',
    toApplications: 'Voir mes candidatures',
    failed: 'Vos avis n’ont pas pu être chargés',
  },

  profile: {
    title: 'Mon profil',
    complete: 'Votre profil est complet.',
    missing: (parts) => `Il manque encore\u00a0: ${parts}.`,
    biography: 'À propos de moi',
    experience: 'Mon parcours',
    skills: 'Mes points forts',
    nothing: {
      biography: 'Dites aux entreprises qui vous êtes et ce que vous cherchez.',
      experience: 'Emplois, stages, projets, études\u00a0: quel est votre parcours\u00a0?',
      skills: 'Quels sont vos points forts\u00a0? C’est ce que les entreprises regardent d’abord.',
    },
    skillsHint: 'Séparés par des virgules.',
    add: (part) => `Ajouter\u00a0: ${part}`,
    edit: (part) => `Modifier\u00a0: ${part}`,
    save: 'Enregistrer',
    cancel: 'Annuler',
    saving: 'Enregistrement…',
    showMore: 'Afficher plus',
    showLess: 'Afficher moins',
    changedElsewhere: (part) =>
      `«\u00a0${part}\u00a0» a été modifié ailleurs entre-temps. Enregistrez à nouveau pour le remplacer, ou annulez pour le lire.`,
    saveFailed: (field) => `Échec de l’enregistrement\u00a0: ${FIELDS[field] ?? field}`,
    skillsFailed: (words) =>
      words
        ? `Échec de l’enregistrement des points forts\u00a0: ${words}`
        : 'Échec de l’enregistrement des points forts. Veuillez réessayer.',
  },

  loadError: {
    title: 'Votre tableau de bord n’a pas pu être chargé',
    text: 'Le serveur n’a pas répondu. Rien de ce que vous avez enregistré n’est perdu.',
  },
});
