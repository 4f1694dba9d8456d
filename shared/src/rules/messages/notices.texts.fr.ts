import { translate } from '../languages/texts';
import type * as english from './notices.texts';

export const noticeKindsTexts = translate<typeof english.noticeKindsTexts>('rules/notices')({
  kinds: {
    'application-received': 'Nouvelles candidatures',
    'application-withdrawn': 'Candidatures retirées',
    'applications-waiting': 'Rappels de candidatures en attente',
    'closing-planned': 'Avis de clôture aux candidates et candidats',
    'application-sent': 'Accusés de réception de mes candidatures',
    'status-changed': 'Nouvelles de mes candidatures',
    'job-closed': 'Clôture d’offres auxquelles j’ai postulé',
    'employer-left': 'Départ d’entreprises auprès desquelles j’ai postulé',
    'job-alert': 'Nouvelles offres de mes alertes',
    'company-jobs': 'Nouvelles offres des entreprises que je suis',
    'message-received': 'Nouveaux messages',
    'interview-offered': 'Entretiens proposés',
    'interview-proposed': 'Créneaux d’entretien proposés',
    'interview-booked': 'Entretiens fixés et modifiés',
    'interview-declined': 'Entretiens déclinés',
    'interview-cancelled': 'Entretiens annulés',
    'interview-reminder': 'Rappels d’entretiens',
    'job-removed': 'Suppression d’offres auxquelles j’ai postulé',
    'moderation-decision': 'Décisions concernant mes contenus',
    'review-received': 'Nouveaux avis',
  },
  daily: 'L’e-mail quotidien',
});
