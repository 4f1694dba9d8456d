import { translate } from '@metier/sdk/rules';
import type * as english from './newsletter.texts';

export const newsletterTexts = translate<typeof english.newsletterTexts>('server/newsletter/newsletter')({
  asked: 'Consultez votre messagerie\u00a0: le lien dans notre e-mail confirme votre abonnement.',
  unknownLink: 'Ce lien n’est plus valable. Veuillez vous abonner à nouveau.',
});
