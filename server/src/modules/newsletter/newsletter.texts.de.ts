import { translate } from '@metier/sdk/rules';
import type * as english from './newsletter.texts';

/** Texts of the newsletter endpoints. */
export const newsletterTexts = translate<typeof english.newsletterTexts>('server/newsletter/newsletter')({
  asked: 'Schauen Sie in Ihren Posteingang: Der Link in unserer E-Mail bestätigt Ihr Abonnement.',
  unknownLink: 'Dieser Link ist nicht mehr gültig. Bitte abonnieren Sie den Newsletter noch einmal.',
});
