import { Section } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { formatSwissMoment, interviewKindsTexts, labelOf } from '@metier/sdk/rules';
import { Badge, buttonClass, Card, ErrorPanel, useLanguage, useTexts } from '@metier/sdk/ui';
import { dashboardTexts } from './dashboard.texts';
import styles from './interviews-card.module.css';
import listStyles from './list-card.module.css';
import type { DashboardData } from './load-dashboard';
import type { ShownInterview } from './shown-fields';

/** The open interviews: first those that wait for the candidate to choose a time, then the booked ones by time. */
export function InterviewsCard({ interviews }: Pick<DashboardData, 'interviews'>) {
  const { interviews: texts, loadError } = useTexts(dashboardTexts);
  return (
    <Section
      of={interviews}
      loading={null}
      failed={(retry, { detail }) => (
        <section aria-label={texts.title}>
          <ErrorPanel {...retry} slim level={2} title={texts.failed} message={detail ?? loadError.text} />
        </section>
      )}
    >
      {(value) => (value.length > 0 ? <Interviews interviews={value} /> : null)}
    </Section>
  );
}

const RANK: Partial<Record<ShownInterview['state'], number>> = { offered: 0, booked: 1, proposed: 2 };
const rankOf = ({ state }: ShownInterview) => RANK[state] ?? 3;

function Interviews({ interviews }: { interviews: readonly ShownInterview[] }) {
  const { interviews: texts } = useTexts(dashboardTexts);
  const sorted = interviews.toSorted((one, other) => rankOf(one) - rankOf(other));
  return (
    <Card as="section" aria-labelledby="interviews">
      <div className={listStyles.head}>
        <h2 id="interviews" className={listStyles.title}>
          {texts.title} <Badge>{interviews.length}</Badge>
        </h2>
      </div>
      <ul className={styles.items}>
        {sorted.map((interview) => (
          <InterviewItem key={interview.id} interview={interview} />
        ))}
      </ul>
    </Card>
  );
}

function InterviewItem({ interview }: { interview: ShownInterview }) {
  const language = useLanguage();
  const interviewKinds = useTexts(interviewKindsTexts);
  const { interviews: texts } = useTexts(dashboardTexts);
  const { application, company, job, kind, state, starts_at: startsAt, calendar } = interview;
  const isOffered = state === 'offered';
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.when}>
          {startsAt ? (
            <time dateTime={startsAt}>{formatSwissMoment(startsAt, language)}</time>
          ) : (
            texts[isOffered ? 'offered' : 'proposed'](company.name)
          )}
        </p>
        <p className={styles.note}>
          {texts.about(company.name, job.title, labelOf(interviewKinds.kinds, kind))}
        </p>
      </div>
      <div className={styles.actions}>
        {calendar && (
          <a
            href={calendar}
            download
            aria-label={texts.calendarOf(company.name)}
            className={buttonClass('ghost', 'small')}
          >
            {texts.calendar}
          </a>
        )}
        <Link
          to={`/applications?applicationId=${application}`}
          aria-label={isOffered ? texts.chooseOf(company.name) : texts.viewOf(company.name)}
          className={buttonClass(isOffered ? 'primary' : 'soft', 'small')}
        >
          {isOffered ? texts.choose : texts.view}
        </Link>
      </div>
    </li>
  );
}
