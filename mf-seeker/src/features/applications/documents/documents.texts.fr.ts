import { translate } from '@metier/sdk/rules';
import type * as english from './documents.texts';

export const documentsTexts = translate<typeof english.documentsTexts>(
  'seeker/applications/documents/documents',
)({
  title: 'Documents',
  lead: (title) => `Fichiers de votre candidature pour ${title}.`,
  sent: 'Avec votre candidature',
  none: 'Pas encore de document.',
  uploadedOn: (date) => `Ajouté le ${date}`,
  remove: (name) => `Supprimer ${name}`,

  upload: {
    title: 'Ajouter un fichier',
    label: 'Fichier',
    hint: 'PDF, DOC, DOCX, JPG ou PNG, 5\u00a0Mo au maximum.',
    submit: 'Ajouter',
    missing: 'Choisissez d’abord un fichier.',
    uploading: (name) => `Téléversement de ${name}`,
    done: 'Document ajouté',
    failed: 'Le document n’a pas pu être ajouté. Veuillez réessayer.',
  },

  library: {
    title: 'Depuis votre bibliothèque',
    open: 'Afficher «\u00a0Mes documents\u00a0»',
    loading: 'Chargement de vos documents…',
    failedTitle: 'Vos documents n’ont pas pu être chargés',
    failedText: 'Le serveur n’a pas répondu.',
    empty: 'Votre bibliothèque est encore vide.',
    manage: 'Aller à «\u00a0Mes documents\u00a0»',
    attach: 'Joindre',
    attachNamed: (name) => `Joindre ${name}`,
    tooLarge: 'Plus de 5\u00a0Mo\u00a0: trop lourd pour une candidature',
    done: 'Document joint',
    failed: 'Le document n’a pas pu être joint. Veuillez réessayer.',
  },

  deletion: {
    question: 'Voulez-vous vraiment supprimer ce document\u00a0?',
    confirm: 'Supprimer',
    done: 'Document supprimé',
    failed: 'Le document n’a pas pu être supprimé. Veuillez réessayer.',
    restored: 'Document rétabli',
    restoreFailed: 'Le document n’a pas pu être rétabli.',
  },
});
