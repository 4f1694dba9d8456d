import { french, translate } from '@metier/sdk/rules';
import type * as english from './two-step.texts';

export const twoStepTexts = translate<typeof english.twoStepTexts>('public/account/two-step')({
  title: 'Connexion en deux étapes',
  offHint:
    'Pour vous connecter, vous aurez besoin d’un code généré par une application sur votre téléphone, en plus de votre mot de passe.',
  requiredHint:
    'Votre compte ne fonctionne qu’avec une seconde étape\u00a0: la connexion en deux étapes ou une clé d’accès.',
  since: (day) => `Depuis le ${day}.`,
  left: (count) =>
    french.plural(count, {
      one: `Il reste ${count} code de récupération.`,
      other: `Il reste ${count} codes de récupération.`,
    }),
  setUp: 'Configurer',
  end: 'Désactiver',
  renew: 'Nouveaux codes de récupération',
  replace: 'Changer d’application',
  on: 'Activée',
  ended: 'La connexion en deux étapes est désactivée.',
  start: {
    title: 'Configurer la connexion en deux étapes',
    lead: 'Il vous faut une application d’authentification sur votre téléphone. À la fin, tous les autres appareils sont déconnectés.',
    submit: 'Continuer',
    submitting: 'Création d’un code…',
  },
  replaceDialog: {
    title: 'Utiliser une autre application d’authentification',
    lead: 'L’application actuelle reste valable jusqu’à ce que vous saisissiez un code de la nouvelle. Vous recevez alors de nouveaux codes de récupération, et tous les autres appareils sont déconnectés.',
    submit: 'Continuer',
    submitting: 'Création d’un code…',
  },
  scan: {
    title: 'Scannez ce code avec votre application',
    image: 'Code QR pour votre application d’authentification',
    lead: 'Indiquez ensuite les six chiffres que l’application affiche.',
    manual: 'Ou saisissez cette clé dans l’application\u00a0:',
    open: 'Ouvrir l’application sur cet appareil',
    code: 'Code de l’application',
    missing: 'Indiquez le code de votre application.',
    submit: 'Activer',
    submitting: 'Vérification du code…',
    cancel: 'Annuler',
  },
  codes: {
    title: 'Vos codes de récupération',
    lead: 'Chacun vous permet de vous connecter une fois sans votre téléphone. Ils ne s’affichent que maintenant\u00a0: gardez-les en lieu sûr.',
    copy: 'Copier',
    copied: 'Les codes sont copiés.',
    notCopied: 'Les codes n’ont pas pu être copiés. Veuillez les noter.',
    done: 'Je les ai enregistrés',
  },
  endDialog: {
    title: 'Désactiver la connexion en deux étapes\u00a0?',
    lead: 'Votre mot de passe suffira pour vous connecter, et vos codes de récupération seront supprimés.',
    submit: 'Désactiver',
    submitting: 'Désactivation…',
  },
  renewDialog: {
    title: 'Nouveaux codes de récupération',
    lead: 'Les codes précédents ne seront plus valables.',
    submit: 'Créer de nouveaux codes',
    submitting: 'Création des nouveaux codes…',
  },
});
