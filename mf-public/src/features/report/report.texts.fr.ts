import { translate } from '@metier/sdk/rules';
import type * as english from './report.texts';

export const reportTexts = translate<typeof english.reportTexts>('public/report/report')({
  titles: {
    job: 'Signaler cette offre',
    company: 'Signaler cette entreprise',
    message: 'Signaler ce message',
  },
  lead: 'Une personne de Metier lit chaque signalement. L’autre partie n’apprend pas qui l’a envoyé.',
  reason: 'Quel est le problème\u00a0?',
  choose: 'Choisir un motif',
  missing: 'Choisissez un motif.',
  text: 'Que devons-nous savoir\u00a0? (facultatif)',
  cancel: 'Annuler',
  send: 'Envoyer le signalement',
  sending: 'Envoi…',
  failed: 'Le signalement n’a pas pu être envoyé. Veuillez réessayer.',
});
