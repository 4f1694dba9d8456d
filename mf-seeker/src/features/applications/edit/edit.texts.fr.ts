import { translate } from '@metier/sdk/rules';
import type * as english from './edit.texts';

export const editTexts = translate<typeof english.editTexts>('seeker/applications/edit/edit')({
  title: 'Modifier la candidature',
  label: (title) => `Votre candidature pour ${title}`,
  resumeHint: (present) =>
    present
      ? `${present} est joint. Un autre fichier le remplace. PDF, DOC ou DOCX, 5\u00a0Mo au maximum.`
      : 'PDF, DOC ou DOCX, 5\u00a0Mo au maximum. Facultatif.',
  save: 'Enregistrer',
  saving: 'Enregistrement de votre candidature…',
  cancel: 'Annuler',
  done: 'Candidature mise à jour',
  failed: 'La candidature n’a pas pu être mise à jour. Veuillez réessayer.',
  leave: {
    text: 'Fermer sans enregistrer\u00a0? Vos modifications seront perdues.',
    confirm: 'Ne pas enregistrer',
    cancel: 'Continuer à modifier',
    isDangerous: true,
  },
});
