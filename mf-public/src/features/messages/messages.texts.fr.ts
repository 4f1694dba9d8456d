import { french, translate } from '@metier/sdk/rules';
import type * as english from './messages.texts';

export const messagesTexts = translate<typeof english.messagesTexts>('public/messages/messages')({
  title: 'Messages',
  titleWith: (name) => `${name} – Messages`,
  titleUnread: (count, title) => (count > 0 ? `(${french.count(count)}) ${title}` : title),
  threads: {
    label: 'Conversations',
    unread: (count) =>
      french.plural(count, {
        one: `${french.count(count)} message non lu`,
        other: `${french.count(count)} messages non lus`,
      }),
    you: 'Vous\u00a0: ',
    more: 'Afficher les conversations plus anciennes',
  },
  empty: {
    job_seeker: {
      title: 'Pas encore de message',
      text: 'Lorsqu’une entreprise vous écrit au sujet d’une candidature, la conversation apparaît ici.',
      action: 'Mes candidatures',
      to: '/applications',
    },
    job_provider: {
      title: 'Pas encore de message',
      text: 'Écrivez aux personnes qui postulent depuis leur candidature. Tous vos échanges restent ici.',
      action: 'Gérer les candidatures',
      to: '/applications',
    },
  },
  none: {
    title: 'Choisissez une conversation',
    text: 'Lisez-la ici et répondez sans quitter la page.',
  },
  thread: {
    back: 'Tous les messages',
    about: 'Au sujet de',
    application: 'Voir la candidature',
    log: (name) => `Messages échangés avec ${name}`,
    earlier: 'Afficher les messages précédents',
    you: 'Vous',
    isNew: 'Nouveau',
    newBelow: (count) =>
      french.plural(count, { one: 'Nouveau message', other: `${french.count(count)} nouveaux messages` }),
    sending: 'Envoi…',
    sent: 'Envoyé',
    read: 'Lu',
    reported: 'ce message',
    first: (name) => `Vous allez écrire à ${name} pour la première fois.`,
    silent: {
      title: 'Rien ici pour l’instant',
      text: 'C’est l’entreprise qui écrit en premier. Vous pourrez répondre dès qu’il y aura un message.',
    },
    newTab: '(s’ouvre dans un nouvel onglet)',
  },
  ended: {
    job_seeker: 'Vous avez retiré cette candidature. La conversation est terminée.',
    job_provider: 'Cette candidature a été retirée. La conversation est terminée.',
    none: 'Aucun message n’a été écrit',
  },
  missing: {
    title: 'Cette conversation n’existe pas',
    text: 'La candidature a peut-être été supprimée, ou ce n’est pas la vôtre.',
    back: 'Tous les messages',
  },
  failed: {
    title: 'Vos messages n’ont pas pu être chargés',
    text: 'Rien n’est perdu. Vérifiez votre connexion et réessayez.',
    thread: 'Cette conversation n’a pas pu être chargée',
    stale: 'Ce que vous voyez n’est peut-être plus à jour\u00a0: le serveur ne répond pas.',
    tryAgain: 'Réessayer',
  },
  composer: {
    label: (name) => `Message à ${name}`,
    placeholder: 'Écrire un message',
    subject: 'Objet',
    subjectOf: (job) => `Concernant votre candidature\u00a0: ${job}`,
    copy: 'M’envoyer une copie par e-mail',
    send: 'Envoyer',
    shortcut: 'Ctrl + Entrée pour envoyer',
    tooLong: (over) =>
      french.plural(over, {
        one: `${french.count(over)} caractère de trop.`,
        other: `${french.count(over)} caractères de trop.`,
      }),
  },
  templates: {
    open: 'Modèles',
    title: 'Choisir un modèle',
    loading: 'Chargement des modèles…',
    failed: 'Les modèles n’ont pas pu être chargés',
    none: 'Votre entreprise n’a pas encore de modèle de message.',
    manage: 'En ajouter un au-dessus de vos candidatures',
  },
  sent: 'Message envoyé',
  sendFailed: 'Le message n’a pas pu être envoyé. Veuillez réessayer.',
  edit: 'Modifier',
  discard: 'Supprimer',
  leave: {
    text: 'Quitter cette page\u00a0? Le message que vous n’avez pas envoyé sera perdu.',
    confirm: 'Quitter la page',
    isDangerous: true,
  },
  today: 'Aujourd’hui',
  yesterday: 'Hier',
});
