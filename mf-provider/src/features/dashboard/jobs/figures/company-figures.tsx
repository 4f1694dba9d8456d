import type { CompanyDashboard } from '@metier/sdk/contract';
import { describeResponseTime, formatCount } from '@metier/sdk/rules';
import { useLanguage, useTexts } from '@metier/sdk/ui';
import { dashboardTexts } from '../../dashboard.texts';
import type { ShownCompany } from '../../shown-fields';
import styles from './company-figures.module.css';
import { SparkBars } from './spark-bars';

interface CompanyFiguresProps {
  company: ShownCompany;
  figures: CompanyDashboard;
}

/** Views of all active jobs in the last two weeks, and how soon candidates have an answer. */
export function CompanyFigures({ company, figures }: CompanyFiguresProps) {
  const language = useLanguage();
  const { jobs: texts, responseTime } = useTexts(dashboardTexts);
  const { jobs, half_answered_within_days: half } = figures;
  const days = jobs[0]?.recent_views.map((_, day) =>
    jobs.reduce((sum, { recent_views: recent }) => sum + (recent[day] ?? 0), 0),
  );
  const views = days?.reduce((sum, count) => sum + count, 0) ?? 0;
  const promised = describeResponseTime(company.answers_within_days, language);
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{texts.viewsInTwoWeeks}</dt>
        <dd>
          {formatCount(views, language)}
          {days && <SparkBars values={days} label={texts.recentViews(views, Math.max(...days))} />}
        </dd>
      </div>
      <div>
        <dt>{texts.halfAnswered}</dt>
        <dd>{half === null ? texts.noAnswers : texts.days(half)}</dd>
        <dd className={styles.note}>{responseTime.seen(promised)}</dd>
      </div>
    </dl>
  );
}
