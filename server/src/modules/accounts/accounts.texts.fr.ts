import { translate } from '@metier/sdk/rules';
import type * as english from './accounts.texts';

export const accountsTexts = translate<typeof english.accountsTexts>('server/accounts/accounts')({
  wrongLogin: 'Nom d’utilisateur ou mot de passe incorrect.',
  blocked: (contact) =>
    `Ce compte est bloqué. Notre décision en donne la raison, et vous pouvez y répondre. Questions\u00a0: ${contact}.`,
  passwordsDiffer: 'Les mots de passe ne correspondent pas.',
  usernameTaken: 'Ce nom d’utilisateur est déjà pris.',
  emailTaken: 'Un compte avec cet e-mail existe déjà.',
  currentPasswordMissing: 'Saisissez votre mot de passe actuel.',
  currentPasswordWrong: 'Ce n’est pas votre mot de passe actuel.',
  hasProfile: 'Ce compte a déjà un profil.',
  passwordTooShort: (length) => `Le mot de passe doit contenir au moins ${length}\u00a0caractères.`,
  passwordTooCommon: 'Ce mot de passe est trop courant.',
  passwordIsName: 'Le mot de passe doit être différent du nom d’utilisateur et de l’e-mail.',
  resetAsked:
    'S’il existe un compte avec cet e-mail, un lien pour choisir un nouveau mot de passe est en route.',
  sameEmail: 'C’est déjà votre adresse.',
  emailConfirmed: 'Votre adresse est déjà confirmée.',
  confirmationSent: (email) => `Nous avons envoyé un lien à ${email}. Veuillez l’ouvrir dans cet e-mail.`,
  confirmationOver: 'Ce lien n’est plus valable\u00a0: il a été utilisé, remplacé ou est trop ancien.',
  confirmationTaken: 'Cette adresse appartient désormais à un autre compte.',
  codeMissing: 'Saisissez le code de votre application d’authentification.',
  wrongCode: 'Ce code est incorrect ou a déjà été utilisé.',
  twoStepOff: 'La connexion en deux étapes est désactivée.',
  twoStepRequired:
    'Ce compte nécessite une seconde étape\u00a0: la connexion en deux étapes ou une clé d’accès.',
  secondFactorFirst: 'Connectez-vous d’abord avec votre clé d’accès.',
  tooManyPasskeys: (most) => `Un compte peut avoir ${most} clés d’accès au maximum.`,
  wrongPasskey: 'Cette clé d’accès ne peut pas être ajoutée. Veuillez réessayer.',
  unknownPasskey:
    'Cette clé d’accès n’appartient à aucun compte ici. Connectez-vous avec votre mot de passe.',
  foreignEmail: 'Un nom d’utilisateur qui est une adresse e-mail doit être la vôtre.',
  resetOver: 'Ce lien n’est plus valable. Veuillez en demander un nouveau.',
  browserOn: (browser, system) => `${browser} sur ${system}`,
});
