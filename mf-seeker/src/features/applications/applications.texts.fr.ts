import { french, translate } from '@metier/sdk/rules';
import type * as english from './applications.texts';

export const applicationsTexts = translate<typeof english.applicationsTexts>(
  'seeker/applications/applications',
)({
  title: 'Mes candidatures',
  lead: 'Toutes les offres auxquelles vous avez postulé, et où vous en êtes.',
  findJobs: 'Trouver des offres',
  count: (total) =>
    french.plural(total, {
      one: `${french.count(total)} candidature`,
      other: `${french.count(total)} candidatures`,
    }),
  loading: 'Chargement des candidatures…',

  filters: {
    search: 'Rechercher',
    searchLabel: 'Rechercher par titre d’offre ou par entreprise',
    searchPlaceholder: 'Offre ou entreprise',
    statusLabel: 'Filtrer par statut',
    all: 'Toutes',
    ordering: 'Trier par',
    orderings: [
      { value: '-submitted_at', label: 'Plus récentes' },
      { value: 'submitted_at', label: 'Plus anciennes' },
      { value: 'status', label: 'Statut' },
    ],
  },

  card: {
    submitted: (date) => `Envoyée le ${date}`,
    progress: (title) => `Avancement de la candidature\u00a0: ${title}`,
    details: 'Détails',
    detailsOf: (title) => `Détails\u00a0: ${title}`,
    actionsOf: (title) => `Actions pour ${title}`,
    documents: (count) => french.plural(count, { one: `${count} document`, other: `${count} documents` }),
    unfinished: 'Vos réponses n’ont pas encore été envoyées.',
    finish: 'Terminer la candidature',
    messages: 'Messages',
    messagesOf: (company, unread) =>
      unread > 0
        ? french.plural(unread, {
            one: `Messages échangés avec ${company}, ${unread} nouveau`,
            other: `Messages échangés avec ${company}, ${unread} nouveaux`,
          })
        : `Messages échangés avec ${company}`,
  },

  details: {
    answers: 'Vos réponses',
    progress: 'Avancement',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    experience: 'Années d’expérience',
    availability: 'Disponible dès le',
    salary: 'Prétentions salariales',
    resume: 'CV',
    noResume: 'Aucun envoyé',
    coverLetter: 'Lettre de motivation',
    noCoverLetter: 'Vous n’avez pas envoyé de lettre de motivation.',
    additionalInfo: 'Informations complémentaires',
    documents: 'Documents',
    noDocuments: 'Aucun envoyé',
    job: 'Voir l’offre',
    company: 'Voir l’entreprise',
    noValue: '–',
    frozen:
      'Vous avez retiré cette candidature. Elle ne peut plus être modifiée, et l’entreprise ne voit plus vos coordonnées, vos réponses ni vos fichiers.',
  },

  actions: {
    edit: 'Modifier',
    documents: 'Documents',
    review: 'Évaluer l’entreprise',
    withdraw: 'Retirer',
  },

  withdrawal: {
    question: 'Voulez-vous vraiment retirer cette candidature\u00a0? Cette action est définitive.',
    confirm: 'Retirer',
    done: 'Candidature retirée',
    failed: 'La candidature n’a pas pu être retirée. Veuillez réessayer.',
  },

  companyFailed: 'Le profil de l’entreprise ne peut pas être affiché. Veuillez réessayer.',

  missing: 'Cette candidature est introuvable.',
  missingHint: 'Ce n’est peut-être pas la vôtre, ou l’adresse contient une faute de frappe.',
  toList: 'Voir mes candidatures',

  empty: {
    title: 'Aucune candidature trouvée',
    first: 'Trouvez une offre qui vous convient et postulez. Vous pourrez suivre ici chaque candidature.',
    filtered: 'Rien ne correspond à cette recherche et à ce statut.',
    all: 'Tout afficher',
  },

  noProfile: {
    title: 'Pas encore de profil',
    text: 'Créez d’abord votre profil\u00a0: il vous permet de postuler et de suivre ici vos candidatures.',
    action: 'Créer le profil',
  },

  loadError: {
    title: 'Erreur lors du chargement des candidatures',
    text: 'Le serveur n’a pas répondu. Vos candidatures ne sont pas perdues.',
  },
});
