import type { ModerationReport } from '@metier/sdk/contract';
import { formatDate, labelOf, moderationTexts } from '@metier/sdk/rules';
import { Card, joinClasses, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './case-page.module.css';
import { caseTexts } from './case.texts';

/** The reports of a case, newest first; those that are decided are dimmed. */
export function CaseReports({ reports }: { reports: readonly ModerationReport[] }) {
  const language = useLanguage();
  const texts = useTexts(caseTexts);
  const moderation = useTexts(moderationTexts);
  return (
    <Card as="section" aria-labelledby="reports">
      <h2 id="reports">{texts.reports}</h2>
      <ul className={styles.entries}>
        {reports.map((report) => (
          <li key={report.id} className={joinClasses(styles.entry, !report.is_open && styles.isPast)}>
            <h3 className={styles.name}>
              {report.rule ? texts.matched(report.rule) : labelOf(moderation.reasons, report.reason)}
            </h3>
            {report.text && (
              <p className={styles.text} dir="auto">
                {report.text}
              </p>
            )}
            <p className={styles.facts}>
              {texts.reporters[report.reporter]} ·{' '}
              <time dateTime={report.created_at}>{formatDate(report.created_at, language)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
