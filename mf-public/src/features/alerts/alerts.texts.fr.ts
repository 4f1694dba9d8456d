import { translate } from '@metier/sdk/rules';
import type * as english from './alerts.texts';

export const alertsTexts = translate<typeof english.alertsTexts>('public/alerts/alerts')({
  title: 'Alertes emploi',
  lead: 'Vos recherches enregistrées, et la fréquence des e-mails.',
  list: 'Vos alertes emploi',
  paused: 'En pause',
  pause: 'Suspendre',
  resume: 'Reprendre',
  edit: 'Modifier',
  delete: 'Supprimer',
  of: (name) => `\u00a0: ${name}`,
  deleted: (name) => `«\u00a0${name}\u00a0» est supprimée.`,
  undo: 'Annuler',
  add: 'Enregistrer une autre recherche',
  empty: {
    title: 'Pas encore d’alerte emploi',
    text: 'Lancez une recherche, puis choisissez «\u00a0Enregistrer cette recherche\u00a0» au-dessus des résultats.',
    action: 'Rechercher des offres',
  },
  dialog: {
    title: 'Modifier l’alerte emploi',
    name: 'Nom',
    rhythm: 'Fréquence',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    cancel: 'Annuler',
  },
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  failedLoad: {
    title: 'Vos alertes emploi n’ont pas pu être chargées',
    text: 'Rien n’est perdu. Veuillez réessayer.',
  },
  link: {
    title: 'Ce lien n’est plus valable',
    text: 'Ouvrez-le depuis l’e-mail le plus récent de vos alertes, ou enregistrez de nouveau la recherche.',
    action: 'Rechercher des offres',
  },
});
