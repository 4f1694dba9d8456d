import { translate } from '@metier/sdk/rules';
import type * as english from './pictures.texts';

export const picturesTexts = translate<typeof english.picturesTexts>('provider/profile/pictures/pictures')({
  title: 'Images de l’entreprise',
  hint: 'Jusqu’à six, de préférence des personnes au travail. La première est l’image de couverture de votre page. Les changements sont enregistrés aussitôt.',
  list: 'Images',
  cover: 'Couverture',
  describes: (place) => `Ce que montre l’image ${place}`,
  describe: 'Ce que montre l’image',
  describeHint:
    'Pour les personnes qui ne voient pas l’image, par exemple «\u00a0Deux infirmières préparent leur tournée\u00a0».',
  saveText: 'Enregistrer le texte',
  savedText: 'Texte enregistré',
  up: (place) => `Monter l’image ${place}`,
  down: (place) => `Descendre l’image ${place}`,
  moved: (place, count) => `Maintenant image ${place} sur ${count}`,
  remove: (place) => `Supprimer l’image ${place}`,
  removeQuestion: (text) =>
    `Supprimer l’image «\u00a0${text}\u00a0»\u00a0? Elle ne pourra pas être restaurée.`,
  delete: 'Supprimer',
  removed: 'Image supprimée',
  add: 'Ajouter l’image',
  adding: 'Ajout de l’image…',
  added: 'Image ajoutée',
  file: 'Nouvelle image',
  fileHint: 'JPG, PNG ou GIF, 5\u00a0Mo au maximum. Le format paysage convient le mieux.',
  noFile: 'Choisissez une image.',
  noText: 'Dites en quelques mots ce que montre l’image.',
  full: 'Votre page montre six images. Supprimez-en une pour en ajouter une autre.',
  failed: 'Les images n’ont pas pu être modifiées. Veuillez réessayer.',
});
