import { french, translate } from '@metier/sdk/rules';
import type * as english from './access.texts';

export const accessTexts = translate<typeof english.accessTexts>('server/http/access/access')({
  locked: (dueAt) =>
    `Ce compte est verrouillé et sera supprimé le ${french.date(dueAt.toISOString()) ?? ''}. Vous pouvez le conserver sous «\u00a0Vos données\u00a0».`,
  unconfirmed: (email) =>
    `Veuillez d’abord confirmer votre adresse e-mail\u00a0: ouvrez le lien que nous avons envoyé à ${email}, ou demandez-en un nouveau sur la page de votre compte.`,
  crossSite: 'La demande vient d’un autre site.',
  csrf: 'Le jeton CSRF manque ou ne correspond pas. Veuillez recharger la page.',
  secondFactor:
    'La modération nécessite une seconde étape. Configurez la connexion en deux étapes ou une clé d’accès sur la page de votre compte\u00a0; si vous avez une clé d’accès, connectez-vous avec elle.',
});
