import { translate } from '@metier/sdk/rules';
import type * as english from './newsletter.texts';

export const newsletterTexts = translate<typeof english.newsletterTexts>('server/newsletter/newsletter')({
  asked: 'Controlli la Sua casella di posta: il link nella nostra e-mail conferma l’iscrizione.',
  unknownLink: 'Questo link non è più valido. Si iscriva di nuovo.',
});
