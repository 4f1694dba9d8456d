import { translate } from '@metier/sdk/rules';
import type * as english from './documents.texts';

export const documentsTexts = translate<typeof english.documentsTexts>('seeker/documents/documents')({
  title: 'Mes documents',
  lead: 'Conservez ici votre CV, vos diplômes et vos certificats, et joignez-les à vos candidatures.',
  dashboard: 'Tableau de bord',

  upload: {
    title: 'Ajouter',
    label: 'Ajouter des documents PDF',
    choose: 'Choisir des fichiers',
    drop: 'ou déposez-les ici',
    rules: 'PDF, 10\u00a0Mo au maximum par fichier.',
    list: 'Fichiers en cours',
    uploading: (name) => `Téléversement de ${name}`,
    waiting: 'En attente',
    done: (name) => `Document ajouté\u00a0: ${name}`,
    failed: 'Erreur lors de l’envoi du fichier.',
    lost: 'Ce fichier n’est plus lisible\u00a0: il a peut-être été déplacé, renommé ou supprimé. Choisissez-le à nouveau.',
    cancel: 'Annuler',
    cancelOf: (name) => `Annuler l’envoi de ${name}`,
    retry: 'Réessayer',
    retryOf: (name) => `Réessayer l’envoi de ${name}`,
    dismiss: 'Masquer',
    dismissOf: (name) => `Masquer ${name}`,
    leave: {
      text: 'Quitter cette page\u00a0? L’envoi sera interrompu.',
      confirm: 'Quitter la page',
      cancel: 'Rester',
      isDangerous: true,
    },
  },

  list: {
    title: 'Documents',
    facts: (size, date) => `${size} · ${date}`,
    view: 'Voir',
    viewOf: (name) => `Voir ${name}`,
    download: 'Télécharger',
    downloadOf: (name) => `Télécharger ${name}`,
    delete: 'Supprimer',
    deleteOf: (name) => `Supprimer ${name}`,
    question: 'Voulez-vous vraiment supprimer ce document\u00a0?',
    deleted: 'Document supprimé',
    deleteFailed: 'Erreur lors de la suppression du document.',
    restored: 'Document rétabli',
    restoreFailed: 'Le document n’a pas pu être rétabli.',
    empty: 'Pas encore de document',
    emptyText:
      'Ajoutez le premier ci-dessus. Personne d’autre ne le voit tant que vous ne l’avez pas joint à une candidature.',
    pages: 'Pages de documents',
  },

  loadError: {
    title: 'Vos documents n’ont pas pu être chargés',
    text: 'Le serveur n’a pas répondu. Rien de ce que vous avez enregistré n’est perdu.',
  },
});
