import { translate } from '../languages/texts';
import type * as english from './rejections.texts';

/** Reasons of rejections, and the rejection of a company that has not written its own. */
export const rejectionsTexts = translate<typeof english.rejectionsTexts>('rules/rejections')({
  labels: {
    'other-candidate': 'Eine andere Person passt besser',
    experience: 'Zu wenig Erfahrung',
    qualification: 'Fehlende Qualifikation',
    language: 'Sprachkenntnisse',
    availability: 'Verfügbarkeit oder Pensum',
    salary: 'Lohnvorstellung',
    filled: 'Stelle besetzt',
    other: 'Anderer Grund',
  },
  sentences: {
    'other-candidate': 'Wir führen das Verfahren mit Personen weiter, deren Profil besser zur Stelle passt',
    experience: 'Wir suchen mehr Erfahrung in diesem Bereich',
    qualification: 'Die Stelle verlangt eine Qualifikation, die wir in Ihren Unterlagen nicht gefunden haben',
    language: 'Die Stelle verlangt andere Sprachkenntnisse',
    availability: 'Ihre Verfügbarkeit passt nicht zu dem, was wir brauchen',
    salary: 'Ihre Lohnvorstellung liegt über dem, was wir bieten können',
    filled: 'Die Stelle ist besetzt',
    other: 'Wir haben entschieden, das Verfahren mit anderen Personen weiterzuführen',
  },
  text: `Guten Tag {candidate}

Vielen Dank für Ihre Bewerbung auf die Stelle «{job}» und für die Zeit, die Sie sich genommen haben. Leider können wir Ihre Bewerbung nicht weiter berücksichtigen: {reason}.

Für Ihre Suche wünschen wir Ihnen alles Gute.

Freundliche Grüsse
{company}`,
});
