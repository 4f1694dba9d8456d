import { translate } from '../languages/texts';
import type * as english from './templates.texts';

/** Names of templates and placeholders, and the closing notice of a company that has not written its own. */
export const templateKindsTexts = translate<typeof english.templateKindsTexts>('rules/templates')({
  kinds: { message: 'Nachricht', rejection: 'Absage', closing: 'Abschlussmitteilung' },
  placeholders: {
    candidate: 'Name der bewerbenden Person',
    job: 'Titel der Stelle',
    company: 'Name Ihrer Firma',
    reason: 'Grund einer Absage',
  },
  closing: `Guten Tag {candidate}

Vielen Dank für Ihre Bewerbung auf die Stelle «{job}». Diese Stelle ist nun geschlossen, und wir können Ihre Bewerbung nicht weiter berücksichtigen.

Es tut uns leid, dass wir nicht jede Bewerbung persönlich beantworten konnten. Danke für Ihre Zeit und alles Gute für Ihre Suche.

Freundliche Grüsse
{company}`,
  subject: (job) => `Ihre Bewerbung auf die Stelle «${job}»`.slice(0, 200),
});
