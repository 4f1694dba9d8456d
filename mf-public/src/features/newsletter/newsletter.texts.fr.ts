import { translate } from '@metier/sdk/rules';
import type * as english from './newsletter.texts';

export const newsletterTexts = translate<typeof english.newsletterTexts>('public/newsletter/newsletter')({
  home: 'Aller à l’accueil',
  again: 'Réessayer',
  failure: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  offline: 'Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez.',
  confirm: {
    title: 'Confirmez votre abonnement',
    lead: 'Appuyez sur le bouton pour recevoir la newsletter une fois par mois. Chaque e-mail contient un lien de désinscription.',
    submit: 'Confirmer l’abonnement',
    submitting: 'Confirmation…',
    done: 'Votre abonnement est confirmé',
    doneLead: 'Merci. Vous recevrez la prochaine newsletter.',
  },
  leave: {
    title: 'Se désabonner de la newsletter\u00a0?',
    lead: 'Nous supprimerons votre adresse. Vous pourrez vous réabonner au bas de chaque page.',
    submit: 'Se désabonner',
    submitting: 'Désinscription…',
    done: 'Désinscription effectuée',
    doneLead: 'Votre adresse a été supprimée. Vous ne recevrez plus de newsletter.',
  },
  endNotifications: (subscription) => ({
    title: 'Ne plus recevoir ces e-mails\u00a0?',
    lead: subscription
      ? `Vous ne recevrez plus d’e-mails pour «\u00a0${subscription}\u00a0». Les notifications restent visibles sur leur page, où vous pouvez revenir sur ce choix.`
      : 'Vous ne recevrez plus ces e-mails. Les notifications restent visibles sur leur page, où vous pouvez revenir sur ce choix.',
    submit: 'Se désabonner',
    submitting: 'Désinscription…',
    done: 'Désinscription effectuée',
    doneLead: subscription
      ? `Vous ne recevrez plus d’e-mails pour «\u00a0${subscription}\u00a0».`
      : 'Vous ne recevrez plus ces e-mails.',
  }),
  confirmAlert: {
    title: 'Activez votre alerte emploi',
    lead: 'Appuyez sur le bouton pour recevoir par e-mail les nouvelles offres de votre recherche. Chaque e-mail contient un lien pour y mettre fin.',
    submit: 'Activer l’alerte',
    submitting: 'Activation…',
    done: 'Votre alerte emploi est active',
    doneLead: 'Merci. Nous vous enverrons par e-mail les nouvelles offres qui correspondent.',
  },
  manageAlerts: 'Gérer vos alertes emploi',
  endAlert: {
    title: 'Mettre fin à cette alerte emploi\u00a0?',
    lead: 'Vous ne recevrez plus d’e-mails pour cette recherche. Vous pourrez l’enregistrer de nouveau à tout moment.',
    submit: 'Mettre fin à l’alerte',
    submitting: 'Arrêt…',
    done: 'Votre alerte emploi a pris fin',
    doneLead: 'Vous ne recevrez plus d’e-mails pour cette recherche.',
  },
  over: 'Ce lien a expiré',
  noLink: {
    title: 'Ce lien est incomplet',
    text: 'Il en manque une partie. Rouvrez-le depuis l’e-mail ou copiez le lien en entier.',
  },
});
