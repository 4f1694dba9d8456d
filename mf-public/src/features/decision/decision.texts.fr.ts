import { translate } from '@metier/sdk/rules';
import type * as english from './decision.texts';

export const decisionTexts = translate<typeof english.decisionTexts>('public/decision/decision')({
  title: 'Décision',
  reason: 'Motif',
  write: 'Votre réponse',
  lead: 'Vous pouvez écrire une fois. Une personne lira votre texte et vous répondra par e-mail.',
  label: 'Que souhaitez-vous dire à ce sujet\u00a0?',
  send: 'Envoyer la réponse',
  sending: 'Envoi…',
  sent: 'Votre réponse a été envoyée.',
  failed: 'Votre réponse n’a pas pu être envoyée. Veuillez réessayer.',
  waiting: 'Nous avons reçu votre réponse et nous vous écrirons.',
  yours: 'Ce que vous avez écrit',
  answer: 'Notre réponse',
  unknown: {
    title: 'Cette décision n’existe pas',
    text: 'Ouvrez le lien de l’e-mail le plus récent, ou connectez-vous avec le compte auquel il a été envoyé.',
    action: 'Se connecter',
  },
  failedLoad: { title: 'La décision n’a pas pu être chargée', text: 'Veuillez réessayer.' },
});
