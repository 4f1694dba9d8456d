import { translate } from '../languages/texts';
import type * as english from './notices.texts';

export const noticeKindsTexts = translate<typeof english.noticeKindsTexts>('rules/notices')({
  kinds: {
    'application-received': 'Nuove candidature',
    'application-withdrawn': 'Candidature ritirate',
    'applications-waiting': 'Promemoria per le candidature in attesa',
    'closing-planned': 'Messaggi di chiusura a candidate e candidati',
    'application-sent': 'Conferme delle mie candidature',
    'status-changed': 'Novità sulle mie candidature',
    'job-closed': 'Annunci chiusi delle mie candidature',
    'employer-left': 'Aziende delle mie candidature che lasciano Metier',
    'job-alert': 'Nuovi annunci per le mie ricerche salvate',
    'company-jobs': 'Nuovi annunci delle aziende che seguo',
    'message-received': 'Nuovi messaggi',
    'interview-offered': 'Proposte di colloquio',
    'interview-proposed': 'Altri orari proposti per i colloqui',
    'interview-booked': 'Colloqui fissati e modificati',
    'interview-declined': 'Colloqui declinati',
    'interview-cancelled': 'Colloqui annullati',
    'interview-reminder': 'Promemoria dei colloqui',
    'job-removed': 'Annunci rimossi delle mie candidature',
    'moderation-decision': 'Decisioni sui miei contenuti',
    'review-received': 'Nuove recensioni',
  },
  daily: 'L’e-mail quotidiana',
});
