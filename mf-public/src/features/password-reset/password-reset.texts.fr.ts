import { translate } from '@metier/sdk/rules';
import type * as english from './password-reset.texts';

export const passwordResetTexts = translate<typeof english.passwordResetTexts>(
  'public/password-reset/password-reset',
)({
  wait: (time) => `Trop de tentatives. Veuillez réessayer dans ${time}.`,
  forgot: {
    title: 'Mot de passe oublié\u00a0?',
    lead: 'Indiquez l’adresse e-mail de votre compte\u00a0: nous vous envoyons un lien pour choisir un nouveau mot de passe.',
    linkOver:
      'Ce lien n’est plus valable\u00a0: il fonctionne une seule fois, pendant 60\u00a0minutes. Demandez-en un nouveau ici.',
    email: 'E-mail',
    missing: 'Indiquez votre adresse e-mail.',
    invalid: 'Indiquez une adresse e-mail, par exemple nom@example.ch.',
    submit: 'Envoyer le lien',
    submitting: 'Envoi du lien…',
    failure: 'Le lien n’a pas pu être envoyé. Veuillez réessayer.',
    remembered: 'Vous vous en souvenez\u00a0?',
    login: 'Se connecter',
  },
  sent: {
    title: 'Consultez votre messagerie',
    to: 'Vous avez indiqué',
    validity: 'Le lien fonctionne une seule fois, pendant 60\u00a0minutes.',
    nothing:
      'Rien après quelques minutes\u00a0? Regardez dans le dossier spam et vérifiez l’adresse ci-dessus.',
    again: 'Renvoyer',
    sentAgain: 'Lien renvoyé.',
    other: 'Utiliser un autre e-mail',
  },
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    lead: 'Tous vos appareils seront déconnectés. Connectez-vous ensuite avec le nouveau mot de passe.',
    password: 'Nouveau mot de passe',
    missing: 'Indiquez votre nouveau mot de passe.',
    submit: 'Enregistrer',
    submitting: 'Enregistrement du mot de passe…',
    failure: 'Le mot de passe n’a pas pu être enregistré. Veuillez réessayer.',
  },
});
