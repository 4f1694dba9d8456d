import { french, translate } from '@metier/sdk/rules';
import type * as english from './account-data.texts';

export const accountDataTexts = translate<typeof english.accountDataTexts>(
  'public/account-data/account-data',
)({
  title: 'Vos données',
  lead: 'Emportez tout ce que nous enregistrons à votre sujet, ou quittez Metier.',
  failedLoad: {
    title: 'Vos données ne peuvent pas être affichées',
    text: 'Veuillez réessayer dans un instant.',
  },
  export: {
    title: 'Export',
    lead: (days) =>
      french.plural(days, {
        one: `Une archive (ZIP) avec tout ce qui vous concerne\u00a0: des pages lisibles, du JSON pour les programmes, et vos fichiers. Nous vous écrivons dès qu’elle est prête\u00a0; vous pouvez la télécharger pendant ${days}\u00a0jour.`,
        other: `Une archive (ZIP) avec tout ce qui vous concerne\u00a0: des pages lisibles, du JSON pour les programmes, et vos fichiers. Nous vous écrivons dès qu’elle est prête\u00a0; vous pouvez la télécharger pendant ${days}\u00a0jours.`,
      }),
    request: 'Rassembler mes données',
    requesting: 'Demande…',
    requested: 'Nous rassemblons vos données et vous écrivons dès qu’elles sont prêtes.',
    running:
      'Vos données sont en cours de préparation. Vous pouvez quitter cette page\u00a0: nous vous écrivons dès qu’elles sont prêtes.',
    update: 'Vérifier',
    list: 'Vos exports',
    requestedAt: (day) => `Demandé le ${day}`,
    states: { running: 'En préparation', ready: 'Prêt', expired: 'Supprimé', failed: 'Échoué' },
    readyUntil: (day, size) => `${size}, jusqu’au ${day}`,
    failedHint: 'Cela n’a pas fonctionné. Veuillez demander vos données une nouvelle fois.',
    download: 'Télécharger',
    failed: 'Vos données n’ont pas pu être rassemblées. Veuillez réessayer.',
  },
  deletion: {
    title: 'Supprimer le compte',
    lead: (days) =>
      days === 0
        ? 'Le compte est supprimé immédiatement, de façon définitive.'
        : french.plural(days, {
            one: `Le compte est verrouillé immédiatement, puis supprimé après ${days}\u00a0jour. D’ici là, vous pouvez vous connecter et le conserver.`,
            other: `Le compte est verrouillé immédiatement, puis supprimé après ${days}\u00a0jours. D’ici là, vous pouvez vous connecter et le conserver.`,
          }),
    consequences: {
      job_seeker: [
        'Les entretiens fixés sont annulés immédiatement.',
        'Profil, documents, messages, alertes et avis sont supprimés.',
        'Les entreprises gardent la trace d’une candidature, sans rien qui vous concerne.',
      ],
      job_provider: [
        'Vos offres sont closes immédiatement, et les candidates et candidats en sont informés.',
        'Profil de l’entreprise, offres, notes, messages et modèles sont supprimés.',
        'Les candidatures que vous avez reçues sont supprimées avec leurs documents.',
      ],
    },
    open: 'Supprimer mon compte',
    dialog: 'Supprimer votre compte\u00a0?',
    password: 'Votre mot de passe',
    cancel: 'Annuler',
    confirm: 'Supprimer mon compte',
    confirming: 'Suppression…',
    missing: 'Indiquez votre mot de passe.',
    failed: 'Le compte n’a pas pu être supprimé. Veuillez réessayer.',
  },
  pending: {
    title: 'Ce compte va être supprimé',
    text: (day) =>
      `Il est verrouillé et sera supprimé avec toutes ses données le ${day}. D’ici là, vous pouvez changer d’avis.`,
    keep: 'Conserver mon compte',
    keeping: 'Enregistrement…',
    kept: 'Votre compte est conservé.',
    failed: 'Le compte n’a pas pu être conservé. Veuillez réessayer.',
  },
});
