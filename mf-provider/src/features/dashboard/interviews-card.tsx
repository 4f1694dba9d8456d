import { Section, type Settled } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { formatSwissMoment, interviewKindsTexts, labelOf } from '@metier/sdk/rules';
import { Badge, buttonClass, Card, useLanguage, useTexts } from '@metier/sdk/ui';
import { dashboardTexts } from './dashboard.texts';
import styles from './interviews-card.module.css';
import listStyles from './list-card.module.css';
import { ListFailure } from './list-failure';
import type { ShownInterview } from './shown-fields';

/** Interviews shown; the others follow when these are over or answered. */
const MAX_SHOWN = 8;

/** The company’s open interviews: proposals to answer, then booked ones by time, then unanswered offers. */
export function InterviewsCard({ interviews }: { interviews: Settled<readonly ShownInterview[]> }) {
  const { interviews: texts } = useTexts(dashboardTexts);
  return (
    <Section
      of={interviews}
      failed={(retry, { detail }) => (
        <ListFailure heading={texts.title} title={texts.loadFailed} message={detail} retry={retry} />
      )}
    >
      {(value) => (value.length > 0 ? <Interviews interviews={value} /> : null)}
    </Section>
  );
}

const RANK: Partial<Record<ShownInterview['state'], number>> = { proposed: 0, booked: 1, offered: 2 };
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
        {sorted.slice(0, MAX_SHOWN).map((interview) => (
          <InterviewItem key={interview.id} interview={interview} />
        ))}
      </ul>
      {sorted.length > MAX_SHOWN && <p className={styles.more}>{texts.more(sorted.length - MAX_SHOWN)}</p>}
    </Card>
  );
}

function InterviewItem({ interview }: { interview: ShownInterview }) {
  const language = useLanguage();
  const interviewKinds = useTexts(interviewKindsTexts);
  const { interviews: texts } = useTexts(dashboardTexts);
  const { application, candidate, job, kind, state, starts_at: startsAt, calendar } = interview;
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.when}>
          {startsAt ? (
            <time dateTime={startsAt}>{formatSwissMoment(startsAt, language)}</time>
          ) : (
            texts[state === 'proposed' ? 'proposed' : 'offered']
          )}
        </p>
        <p className={styles.note}>
          {texts.about(candidate.name, job.title, labelOf(interviewKinds.kinds, kind))}
        </p>
      </div>
      <div className={styles.actions}>
        {calendar && (
          <a
            href={calendar}
            download
            aria-label={texts.calendarOf(candidate.name)}
            className={buttonClass('ghost', 'small')}
          >
            {texts.calendar}
          </a>
        )}
        <Link
          to={`/applications?applicationId=${application}`}
          aria-label={texts.viewOf(candidate.name)}
          className={buttonClass('soft', 'small')}
        >
          {texts.view}
        </Link>
      </div>
    </li>
  );
}
