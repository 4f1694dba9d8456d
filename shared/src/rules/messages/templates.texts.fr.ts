import { translate } from '../languages/texts';
import type * as english from './templates.texts';

export const templateKindsTexts = translate<typeof english.templateKindsTexts>('rules/templates')({
  kinds: { message: 'Message', rejection: 'Refus', closing: 'Avis de clôture' },
  placeholders: {
    candidate: 'Nom de la personne',
    job: 'Titre de l’offre',
    company: 'Nom de votre entreprise',
    reason: 'Motif du refus',
  },
  closing: `Bonjour {candidate},

Merci d’avoir postulé pour le poste «\u00a0{job}\u00a0». Cette offre est désormais close, et nous ne pouvons pas donner suite à votre candidature.

Nous regrettons de n’avoir pas pu répondre personnellement à chaque candidature. Merci du temps que vous y avez consacré, et plein succès dans vos recherches.

Meilleures salutations
{company}`,
  subject: (job) => `Votre candidature\u00a0: ${job}`.slice(0, 200),
});
