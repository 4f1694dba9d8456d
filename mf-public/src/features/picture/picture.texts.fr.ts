import { translate } from '@metier/sdk/rules';
import type * as english from './picture.texts';

export const pictureTexts = translate<typeof english.pictureTexts>('public/picture/picture')({
  person: { label: 'Photo de profil', saved: 'Photo mise à jour', removed: 'Photo supprimée' },
  company: { label: 'Logo de l’entreprise', saved: 'Logo mis à jour', removed: 'Logo supprimé' },
  hint: 'JPG, PNG ou GIF, 5\u00a0Mo au maximum. L’image est enregistrée dès que vous la choisissez.',
  saving: 'Envoi…',
  remove: 'Supprimer',
  failed: 'L’image n’a pas pu être enregistrée. Veuillez réessayer.',
  removeFailed: 'L’image n’a pas pu être supprimée. Veuillez réessayer.',
});
