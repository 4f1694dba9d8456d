import { translate } from '@metier/sdk/rules';
import type * as english from './errors.texts';

export const errorsTexts = translate<typeof english.errorsTexts>('server/errors')({
  invalid: 'La requête n’est pas compréhensible.',
  unauthenticated: 'Veuillez vous connecter.',
  forbidden: 'Cette action n’est pas autorisée.',
  missing: 'Introuvable.',
  notAllowed: 'Cette adresse n’accepte pas cette méthode.',
  conflict: 'Ce n’est plus possible.',
  tooLarge: 'C’est trop volumineux.',
  unsupported: 'Ce type de contenu n’est pas accepté.',
  throttled: 'Trop de tentatives. Veuillez réessayer plus tard.',
  failed: 'Une erreur est survenue de notre côté. Veuillez réessayer plus tard.',
  busy: 'Le serveur est occupé. Veuillez réessayer dans un instant.',
});
