import { french, statusesTexts, textsIn, translate, type ApplicationStatus } from '@metier/sdk/rules';
import type * as english from './dashboard.texts';

const labelOf = (status: ApplicationStatus) => textsIn('fr', statusesTexts).labels[status];

export const dashboardTexts = translate<typeof english.dashboardTexts>('provider/dashboard/dashboard')({
  title: 'Tableau de bord',
  postJob: 'Publier une offre',
  viewReviews: 'Voir les avis',
  editProfile: 'Modifier le profil',
  email: 'E-mail',
  website: 'Site web',
  place: 'Lieu',
  responseTime: {
    label: 'Délai de réponse',
    seen: (words) =>
      words
        ? `Affiché dans vos offres\u00a0: ${words.toLowerCase()}`
        : 'Aucun délai de réponse n’est encore affiché dans vos offres',
  },
  noEmail: 'Adresse e-mail non indiquée',
  noWebsite: 'Site web non indiqué',
  noLocation: 'Lieu non indiqué',
  noRegion: 'Région non indiquée',
  posted: { text: (title) => `${title} est maintenant en ligne.`, view: 'Voir l’offre' },
  facts: 'Contact et informations',
  safe: 'Rien n’est perdu. Réessayez dans un instant.',
  followers: 'Abonnements',
  followersCount: (count) => french.count(count),
  firstSteps: {
    confirm: 'Confirmer votre adresse e-mail',
    profile: 'Présenter votre entreprise',
    logo: 'Téléverser votre logo',
    job: 'Publier votre première offre',
  },

  interviews: {
    loadFailed: 'Les entretiens n’ont pas pu être chargés',
    view: 'Voir',
    viewOf: (candidate) => `Voir l’entretien avec ${candidate}`,
  },

  applications: {
    title: 'Candidatures récentes',
    loadFailed: 'Les candidatures n’ont pas pu être chargées',
    filter: 'Filtrer par statut',
    all: (count) => `Tous les statuts (${french.count(count)})`,
    statusOf: (status, count) => `${labelOf(status)} (${french.count(count)})`,
    submitted: (date) => `\u00a0· ${date}`,
    withdrawn: (date) => `\u00a0· Retirée\u00a0: ${date}`,
    view: 'Voir',
    viewOf: (name) => `Voir la candidature de ${name}`,
    moves: { shortlisted: 'Présélectionner', interview: 'Inviter', hired: 'Retenir', rejected: 'Refuser' },
    moveOf: (move, name) => `${move}\u00a0: ${name}`,
    actionsOf: (name) => `Autres actions pour ${name}`,
    none: 'Aucune candidature trouvée',
    noneHint: 'Elles arrivent ici dès que quelqu’un postule à l’une de vos offres.',
    noneOf: (status) => `Aucune n’a le statut «\u00a0${labelOf(status)}\u00a0».`,
    showAll: 'Afficher tous les statuts',
    viewAll: 'Voir toutes les candidatures',
    pages: 'Pages de candidatures',
  },
  jobs: {
    title: 'Vos offres',
    loadFailed: 'Vos offres n’ont pas pu être chargées',
    filter: 'Filtrer les offres',
    filters: { all: 'Toutes', active: 'Actives', inactive: 'Inactives' },
    facts: (location, type, salary) => `${location} · ${type} · ${salary}`,
    received: (count) =>
      french.plural(count, {
        one: `${french.count(count)} candidature`,
        other: `${french.count(count)} candidatures`,
      }),
    viewsAndDay: (views, posted) =>
      ` · ${french.plural(views, { one: `${french.count(views)} vue`, other: `${french.count(views)} vues` })} · publiée\u00a0: ${posted}`,
    steps: {
      views: (count) => french.plural(count, { one: 'vue', other: 'vues' }),
      applications: (count) => french.plural(count, { one: 'candidature', other: 'candidatures' }),
      interviews: (count) => french.plural(count, { one: 'entretien', other: 'entretiens' }),
    },
    recentViews: (sum, most) =>
      `Vues des 14 derniers jours\u00a0: ${french.count(sum)}, au maximum ${french.count(most)} en un jour`,
    viewsInTwoWeeks: 'Vues des 14 derniers jours',
    halfAnswered: 'La moitié reçoit une réponse en',
    days: (count) => french.plural(count, { one: `${count}\u00a0jour`, other: `${count}\u00a0jours` }),
    noAnswers: 'Pas encore assez de réponses',
    actionsOf: (title) => `Actions pour ${title}`,
    deadline: {
      open: (day, left) => `Postuler jusqu’au ${day} · ${left}`,
      paused: (day) => `Délai de candidature\u00a0: ${day}`,
      passed: (day) => `Close à la fin du délai de candidature, le ${day}`,
    },
    pause: 'Suspendre',
    activate: 'Activer',
    relist: 'Republier',
    edit: 'Modifier',
    editOf: (title) => `Modifier ${title}`,
    duplicate: 'Dupliquer',
    duplicateFailed: 'L’offre n’a pas pu être dupliquée.',
    applications: 'Candidatures',
    applicationsOf: (title) => `Candidatures pour ${title}`,
    updateFailed: 'Le statut de l’offre n’a pas pu être modifié.',
    none: 'Vous n’avez encore publié aucune offre.',
    noneHint: 'Une offre est visible par tout le monde dès que vous la publiez.',
    postFirst: 'Publier votre première offre',
    noneActive: 'Aucune offre active\u00a0: personne ne peut trouver les vôtres.',
    noneInactive: 'Aucune offre inactive\u00a0: tout ce que vous avez publié est visible.',
    pages: 'Pages d’offres',
  },
  profile: {
    title: 'Profil d’entreprise',
    edit: {
      mission: 'Modifier la mission',
      advantages: 'Modifier les avantages',
      ethics: 'Modifier la culture d’entreprise',
    },
    tabs: { mission: 'Mission', advantages: 'Avantages', ethics: 'Culture d’entreprise' },
    empty: {
      mission: 'Pas encore de mission. On lit ici ce que vous faites et pour qui.',
      advantages: 'Pas encore d’avantages. On voit ici ce que vous offrez à votre personnel.',
      ethics:
        'La culture d’entreprise n’est pas encore décrite. On lit ici comment vous travaillez ensemble.',
    },
  },
});
