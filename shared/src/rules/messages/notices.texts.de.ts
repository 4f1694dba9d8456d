import { translate } from '../languages/texts';
import type * as english from './notices.texts';

/** Names of the kinds of notices, as in the settings. */
export const noticeKindsTexts = translate<typeof english.noticeKindsTexts>('rules/notices')({
  kinds: {
    'application-received': 'Neue Bewerbungen',
    'application-withdrawn': 'Zurückgezogene Bewerbungen',
    'applications-waiting': 'Erinnerungen an wartende Bewerbungen',
    'closing-planned': 'Abschlussmitteilungen an Bewerbende',
    'application-sent': 'Bestätigungen meiner Bewerbungen',
    'status-changed': 'Neues zu meinen Bewerbungen',
    'job-closed': 'Geschlossene Stellen, auf die ich mich beworben habe',
    'employer-left': 'Bewerbungen bei Firmen, die Metier verlassen',
    'job-alert': 'Neue Stellen zu meinen Suchabos',
    'company-jobs': 'Neue Stellen von Firmen, denen ich folge',
    'message-received': 'Neue Nachrichten',
    'interview-offered': 'Angebotene Gespräche',
    'interview-proposed': 'Terminvorschläge für Gespräche',
    'interview-booked': 'Vereinbarte und geänderte Gespräche',
    'interview-declined': 'Abgelehnte Gespräche',
    'interview-cancelled': 'Abgesagte Gespräche',
    'interview-reminder': 'Erinnerungen an Gespräche',
    'job-removed': 'Entfernte Stellen, auf die ich mich beworben habe',
    'moderation-decision': 'Entscheide zu meinen Inhalten',
    'review-received': 'Neue Bewertungen',
  },
  daily: 'Die tägliche E-Mail',
});
