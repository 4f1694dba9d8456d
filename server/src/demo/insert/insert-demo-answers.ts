import type { AlertQuery } from '@metier/sdk/contract';
import type { AlertRhythm, TemplateKind } from '@metier/sdk/rules';
import { readAlertQuery } from '../../modules/alerts/alert-query';
import type { Queryable } from '../../db/database';
import * as schema from '../../db/schema/index';

interface DemoAlert {
  readonly name: string;
  readonly rhythm: AlertRhythm;
  readonly query: AlertQuery;
  readonly isPaused?: boolean;
}

/** Saved searches of the demo student, who studies nursing. */
const ALERTS: readonly DemoAlert[] = [
  {
    name: 'Nursing around Bern',
    rhythm: 'daily',
    query: { keyword: 'Pflege', location: 'Bern', radius: 30 },
  },
  {
    name: 'Part-time in the canton of Bern',
    rhythm: 'weekly',
    query: { canton: ['BE'], activity_rate: [60, 80] },
  },
  {
    name: 'Internships in hospitals',
    rhythm: 'now',
    query: { keyword: 'Spital', contract_type: ['internship'] },
    isPaused: true,
  },
];

interface DemoTemplate {
  readonly kind: TemplateKind;
  readonly name: string;
  readonly text: string;
}

/** Templates of the demo employer, a company in Bern. */
const TEMPLATES: readonly DemoTemplate[] = [
  {
    kind: 'message',
    name: 'Einladung zum Gespräch',
    text: `Guten Tag {candidate}

Vielen Dank für Ihre Bewerbung als {job}. Ihr Dossier hat uns überzeugt, und wir möchten Sie gerne kennenlernen. Wann passt es Ihnen nächste Woche?

Freundliche Grüsse
{company}`,
  },
  {
    kind: 'message',
    name: 'Fehlende Unterlagen',
    text: `Guten Tag {candidate}

Für Ihre Bewerbung als {job} fehlen uns noch Diplom und Arbeitszeugnisse. Bitte laden Sie diese bei Ihrer Bewerbung hoch.

Freundliche Grüsse
{company}`,
  },
  {
    kind: 'rejection',
    name: 'Absage',
    text: `Guten Tag {candidate}

Vielen Dank für Ihr Interesse an der Stelle {job}. Leider können wir Ihre Bewerbung nicht weiter berücksichtigen: {reason}.

Wir wünschen Ihnen für Ihre Suche alles Gute.
{company}`,
  },
];

/** Saved searches of the demo student, and templates of the demo employer. */
export async function insertDemoAnswers(tx: Queryable, now: Date): Promise<void> {
  await tx.insert(schema.alerts).values(
    ALERTS.map(({ query, ...alert }) => ({
      ...alert,
      ...readAlertQuery(query),
      userId: 1,
      createdAt: now,
      confirmedAt: now,
      since: now,
    })),
  );
  await tx.insert(schema.messageTemplates).values(
    TEMPLATES.map((template) => ({
      ...template,
      language: 'de' as const,
      jobproviderId: 1,
      createdAt: now,
    })),
  );
}
