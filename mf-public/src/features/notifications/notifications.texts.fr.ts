import { french, translate } from '@metier/sdk/rules';
import type * as english from './notifications.texts';

export const notificationsTexts = translate<typeof english.notificationsTexts>(
  'public/notifications/notifications',
)({
  title: 'Notifications',
  titleUnread: (count) => (count > 0 ? `(${french.count(count)}) Notifications` : 'Notifications'),
  settingsLink: 'Paramètres',
  readAll: 'Tout marquer comme lu',
  read: 'Marquer comme lue',
  unread: 'Nouvelle',
  list: 'Toutes les notifications',
  older: 'Notifications plus anciennes',
  newest: 'Notifications les plus récentes',
  empty: {
    title: 'Pas encore de notification',
    text: 'Les nouvelles de vos candidatures, messages et avis apparaissent ici.',
  },
  failed: {
    title: 'Vos notifications n’ont pas pu être chargées',
    text: 'Rien n’est perdu. Veuillez réessayer.',
    read: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  },
  settings: {
    title: 'Paramètres des notifications',
    lead: 'Ce que nous vous signalons, et comment.',
    back: 'Toutes les notifications',
    mailsTo: (email) =>
      `Les e-mails sont envoyés à ${email}. Chacun contient un lien pour ne plus recevoir ce type d’e-mails.`,
    unconfirmed: (email) =>
      `L’adresse ${email} n’est pas encore confirmée\u00a0: d’ici là, aucun e-mail n’y est envoyé.`,
    page: 'Afficher sur Metier',
    mail: 'Par e-mail',
    rhythms: { now: 'Immédiatement', daily: 'Chaque matin à 7\u00a0h', none: 'Jamais' },
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: 'Vos paramètres sont enregistrés.',
    failed: 'Vos paramètres n’ont pas pu être enregistrés. Veuillez réessayer.',
    failedLoad: 'Vos paramètres n’ont pas pu être chargés',
  },
});
