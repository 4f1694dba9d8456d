import { translate } from '@metier/sdk/rules';
import type { english } from './account-mail.texts.en';

const NOT_YOU = 'Si ce n’était pas vous, choisissez maintenant un nouveau mot de passe\u00a0:';
const SUPPORT =
  'Si ce n’était pas vous, écrivez-nous tout de suite\u00a0: notre adresse se trouve sur la page d’aide.';
const SIGNED_OUT = `${NOT_YOU} tous les appareils seront alors déconnectés.`;

export const french = translate<typeof english>('server/mail/templates/account-mail')({
  confirm: {
    subject: 'Confirmez votre adresse e-mail',
    lines: ({ isNew }) => [
      isNew
        ? 'Vous avez demandé à utiliser cette adresse pour votre compte Metier. Le changement prend effet dès que vous la confirmez.'
        : 'Un compte a été ouvert sur Metier avec cette adresse. Veuillez confirmer qu’elle est bien la vôtre\u00a0; d’ici là, nous n’y envoyons aucune notification.',
      `Le lien fonctionne une seule fois, pendant ${isNew ? '24\u00a0heures' : 'sept jours'}.`,
    ],
    action: 'Confirmer cette adresse',
    footnote: 'Si ce n’était pas vous, ignorez cet e-mail\u00a0: sans votre confirmation, rien ne change.',
  },
  taken: {
    subject: 'Votre adresse e-mail pour un autre compte\u00a0?',
    lines: [
      'Quelqu’un a indiqué cette adresse pour un autre compte. Elle appartient au vôtre\u00a0: rien n’a donc changé.',
      'Si c’était vous\u00a0: connectez-vous au compte qui a cette adresse. Si vous en avez oublié le mot de passe, vous pouvez en choisir un nouveau.',
    ],
    action: 'Aller à la connexion',
    footnote: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  device: (browser, system) => `Navigateur\u00a0: ${browser} sur ${system}.`,
  changes: {
    'email-requested': {
      subject: 'Votre adresse e-mail va changer',
      lines: [
        'Quelqu’un qui connaît votre mot de passe a demandé à changer l’adresse e-mail de votre compte. Elle changera dès que la nouvelle adresse sera confirmée.',
        `${NOT_YOU} cette adresse sera alors conservée, et tous les appareils seront déconnectés.`,
      ],
    },
    email: {
      subject: 'Votre adresse e-mail a changé',
      lines: [
        'Votre compte a une nouvelle adresse e-mail, qui a été confirmée. Celle-ci ne recevra plus d’e-mails de votre compte.',
        SUPPORT,
      ],
    },
    password: {
      subject: 'Votre mot de passe a changé',
      lines: [
        'Votre compte a un nouveau mot de passe. Tous les autres appareils ont été déconnectés.',
        SIGNED_OUT,
      ],
    },
    'two-step-on': {
      subject: 'La connexion en deux étapes est activée',
      lines: [
        'La connexion à votre compte nécessite désormais un code de votre application d’authentification. Tous les autres appareils ont été déconnectés.',
        SUPPORT,
      ],
    },
    'two-step-app': {
      subject: 'Vous utilisez une autre application d’authentification',
      lines: [
        'Les codes de votre ancienne application d’authentification et les anciens codes de récupération ne sont plus valables. Tous les autres appareils ont été déconnectés.',
        SUPPORT,
      ],
    },
    'two-step-off': {
      subject: 'La connexion en deux étapes est désactivée',
      lines: ['Le mot de passe suffit de nouveau pour se connecter à votre compte.', SIGNED_OUT],
    },
    'recovery-codes': {
      subject: 'Vous avez de nouveaux codes de récupération',
      lines: [
        'Les codes de récupération de votre compte ont été remplacés. Les anciens ne sont plus valables.',
        SIGNED_OUT,
      ],
    },
    'passkey-added': {
      subject: 'Une clé d’accès a été ajoutée',
      lines: [
        'Votre compte a une nouvelle clé d’accès\u00a0: l’appareil concerné peut se connecter sans votre mot de passe.',
        'Si ce n’était pas vous, supprimez-la sur la page de votre compte et choisissez maintenant un nouveau mot de passe\u00a0:',
      ],
    },
    'passkey-removed': {
      subject: 'Une clé d’accès a été supprimée',
      lines: ['Une clé d’accès de votre compte a été supprimée.', SIGNED_OUT],
    },
    'new-device': {
      subject: 'Connexion depuis un autre appareil',
      lines: [
        'Une connexion à votre compte a eu lieu dans un navigateur qui n’avait pas encore servi pour ce compte.',
        `Si c’était vous, vous n’avez rien à faire. ${SIGNED_OUT}`,
      ],
    },
    'recovery-code-used': {
      subject: 'Un code de récupération a été utilisé',
      lines: [
        'Une connexion à votre compte a eu lieu avec un code de récupération, désormais épuisé.',
        SIGNED_OUT,
      ],
    },
  },
  actions: { choosePassword: 'Choisir un nouveau mot de passe', support: 'Aller à la page d’aide' },
});
