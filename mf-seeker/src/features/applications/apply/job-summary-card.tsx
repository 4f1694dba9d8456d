import type { Job } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import {
  APPLY_SUMMARY_REQUIREMENTS,
  choicesTexts,
  DISPLAY_DEFAULTS,
  displayTexts,
  formatJobRate,
  formatJobSalary,
  labelOf,
  parseDescription,
  textsIn,
  toPlainText,
  type Language,
} from '@metier/sdk/rules';
import { Card, FactList, Icon, useLanguage, useTexts } from '@metier/sdk/ui';
import { applyTexts } from './apply.texts';
import styles from './job-summary-card.module.css';

const listFacts = (job: Job, language: Language) => {
  const defaults = textsIn(language, displayTexts);
  const choices = textsIn(language, choicesTexts);
  const { summary } = textsIn(language, applyTexts);
  return [
    { label: summary.location, value: job.location || defaults.location },
    { label: summary.type, value: labelOf(choices.contractTypes, job.type) || defaults.type },
    {
      label: summary.salary,
      value: formatJobSalary(job, language),
    },
    {
      label: summary.activityRate,
      value: formatJobRate({ ...job, activity_rate: job.activity_rate || DISPLAY_DEFAULTS.activityRate }),
    },
  ];
};

interface RequirementsProps {
  requirements: readonly string[];
  lang: string | undefined;
}

function Requirements({ requirements, lang }: RequirementsProps) {
  const { summary } = useTexts(applyTexts);
  const more = requirements.length - APPLY_SUMMARY_REQUIREMENTS;
  if (requirements.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{summary.requirements}</h3>
      <ul lang={lang} className={styles.requirements}>
        {requirements.slice(0, APPLY_SUMMARY_REQUIREMENTS).map((requirement, index) => (
          <li key={`${index} ${requirement}`}>{toPlainText(requirement)}</li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{summary.more(more)}</p>}
    </section>
  );
}

export function JobSummaryCard({ job, company }: { job: Job; company: string }) {
  const language = useLanguage();
  const { summary } = useTexts(applyTexts);
  const { overview, requirements } = parseDescription(job.description);
  return (
    <Card as="aside" aria-label={summary.label} className={styles.card}>
      <div>
        <h2 lang={job.language ?? undefined} className={styles.title}>
          {job.title}
        </h2>
        <p className={styles.company}>{company}</p>
      </div>
      <FactList facts={listFacts(job, language)} />
      {overview && (
        <section className={styles.part}>
          <h3>{summary.overview}</h3>
          <p lang={job.language ?? undefined} className={styles.overview}>
            {toPlainText(overview)}
          </p>
        </section>
      )}
      <Requirements requirements={requirements} lang={job.language ?? undefined} />
      <Link to={`/job/${job.id}`} className={styles.full}>
        {summary.full}
        <Icon name="arrow-right" size="small" />
      </Link>
    </Card>
  );
}
