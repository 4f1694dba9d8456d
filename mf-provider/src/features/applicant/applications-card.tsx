import type { Application } from '@metier/sdk/contract';
import { Section } from '@metier/sdk/remote';
import { formatDate } from '@metier/sdk/rules';
import { Link } from '@metier/sdk/router';
import { buttonClass, Card, ErrorPanel, StatusBadge, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './applicant-page.module.css';
import { applicantTexts } from './applicant.texts';
import type { ApplicantData } from './load-applicant';

/** Their applications to this company, each with links to its details and messages. */
export function ApplicationsCard({ applications }: Pick<ApplicantData, 'applications'>) {
  const { applications: texts, safe } = useTexts(applicantTexts);
  return (
    <Card as="section" aria-labelledby="applications" className={styles.card}>
      <h2 id="applications">{texts.title}</h2>
      <Section
        of={applications}
        failed={(retry, { detail }) => (
          <ErrorPanel {...retry} bare level={3} title={texts.failed} message={detail ?? safe} />
        )}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.none}>{texts.none}</p>
          ) : (
            <ul className={styles.list}>
              {items.map((application) => (
                <ApplicationItem key={application.id} {...application} />
              ))}
            </ul>
          )
        }
      </Section>
    </Card>
  );
}

function ApplicationItem({
  id,
  job,
  status,
  submitted_at: submittedAt,
  withdrawn_at: withdrawnAt,
}: Application) {
  const language = useLanguage();
  const { applications: texts } = useTexts(applicantTexts);
  const isWithdrawn = status === 'withdrawn';
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <p lang={job.language ?? undefined} className={styles.job}>
          {job.title}
        </p>
        <StatusBadge status={status} />
      </div>
      <p className={styles.note}>{texts.submitted(formatDate(submittedAt, language) ?? '')}</p>
      {isWithdrawn && (
        <p className={styles.note}>{texts.withdrawn(formatDate(withdrawnAt, language) ?? '')}</p>
      )}
      <div className={styles.actions}>
        <Link
          to={`/applications/${id}`}
          aria-label={texts.viewOf(job.title)}
          className={buttonClass('soft', 'small')}
        >
          {texts.view}
        </Link>
        {!isWithdrawn && (
          <Link
            to={`/messages?application=${id}`}
            aria-label={texts.messageOf(job.title)}
            className={buttonClass('ghost', 'small')}
          >
            {texts.message}
          </Link>
        )}
      </div>
    </li>
  );
}
