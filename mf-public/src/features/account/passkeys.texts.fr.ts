import { translate } from '@metier/sdk/rules';
import type * as english from './passkeys.texts';

export const passkeysTexts = translate<typeof english.passkeysTexts>('public/account/passkeys')({
  title: 'Clés d’accès',
  hint: 'Connectez-vous avec votre doigt, votre visage ou un code PIN au lieu du mot de passe. Aucun autre code n’est alors nécessaire.',
  list: 'Vos clés d’accès',
  failed: 'Vos clés d’accès n’ont pas pu être chargées',
  unsupported: 'Les clés d’accès ne fonctionnent pas dans ce navigateur, ou pas à cette adresse.',
  added: (day) => `Ajoutée le ${day}`,
  used: (day) => `, dernière utilisation le ${day}`,
  add: 'Ajouter une clé d’accès',
  rename: 'Renommer',
  remove: 'Supprimer',
  of: (name) => `\u00a0: ${name}`,
  isAdded: 'Votre clé d’accès est ajoutée.',
  isRemoved: 'Votre clé d’accès est supprimée.',
  name: 'Nom',
  nameHint: 'Pour reconnaître l’appareil, par exemple «\u00a0Téléphone\u00a0».',
  nameMissing: 'Donnez un nom à la clé d’accès.',
  cancelled: 'Aucune clé d’accès n’a été créée. Veuillez réessayer.',
  known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  addDialog: {
    title: 'Ajouter une clé d’accès',
    submit: 'Continuer',
    submitting: 'En attente de votre appareil…',
  },
  renameDialog: {
    title: 'Renommer la clé d’accès',
    submit: 'Enregistrer',
    submitting: 'Enregistrement…',
    cancel: 'Annuler',
  },
  removeDialog: {
    title: 'Supprimer cette clé d’accès\u00a0?',
    lead: 'Vous ne pourrez plus vous connecter avec elle. Supprimez-la aussi de l’appareil.',
    submit: 'Supprimer',
    submitting: 'Suppression…',
  },
});
