import { toCamel } from '../../packages/build/src/new/names.cjs';

/** A page with data, in a loader. */
export const page = (name: string) => `import { searchJobs, type Listing } from '@metier/sdk/api';
import type { Job } from '@metier/sdk/contract';
import type { PageArguments } from '@metier/sdk/remote';
import { Link, useLoaderData } from '@metier/sdk/router';
import { buttonClass, EmptyState, Page, PageTitle, Stack, useTexts } from '@metier/sdk/ui';
import styles from './${name}-page.module.css';
import { ${toCamel(name)}Texts } from './${name}.texts';
import { NewestJobs } from './newest-jobs';

export const loader = ({ ports, request }: PageArguments) =>
  searchJobs(ports.http, { ordering: 'newest', page_size: 3 }, { signal: request.signal });

/** Says how many jobs there are, and shows the newest. The kit shows an error panel when its loader fails. */
export function Component() {
  const texts = useTexts(${toCamel(name)}Texts);
  const { items, total } = useLoaderData<Listing<Job>>();
  const search = (
    <Link to="/" className={buttonClass('secondary')}>
      {texts.search}
    </Link>
  );
  return (
    <Page width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      <Stack gap={24}>
        <div>
          <h1>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead(total)}</p>
        </div>
        {items.length === 0 ? (
          <EmptyState icon="briefcase" title={texts.none} text={texts.noneHint} action={search} />
        ) : (
          <NewestJobs jobs={items} />
        )}
      </Stack>
    </Page>
  );
}
`;

/** Its style sheet. */
export const pageStyle = () => `.lead {
  margin-block-start: var(--space-8);
  color: var(--ink-2);
  font-size: var(--text-18);
}
`;

/** A part of the page. */
export const list = (name: string) => `import { useId } from 'react';
import type { Job } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { displayTexts, formatJobSalary } from '@metier/sdk/rules';
import { Card, useLanguage, useTexts } from '@metier/sdk/ui';
import { ${toCamel(name)}Texts } from './${name}.texts';
import styles from './newest-jobs.module.css';

export function NewestJobs({ jobs }: { jobs: readonly Job[] }) {
  const texts = useTexts(${toCamel(name)}Texts);
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.newest}</h2>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <JobItem key={job.id} job={job} />
        ))}
      </ul>
    </Card>
  );
}

function JobItem({ job }: { job: Job }) {
  const texts = useTexts(${toCamel(name)}Texts);
  const missing = useTexts(displayTexts);
  const language = useLanguage();
  const salary = formatJobSalary(job, language);
  return (
    <li className={styles.job}>
      <h3>
        <Link to={\`/job/\${job.id}\`}>{job.title}</Link>
      </h3>
      <p className={styles.facts}>{texts.facts(job.location || missing.location, salary)}</p>
    </li>
  );
}
`;

/** Its style sheet. */
export const listStyle = () => `.jobs {
  margin-block: var(--space-12) calc(-1 * var(--space-8));
}

.job {
  padding-block: var(--space-12);
  border-block-start: 1px solid var(--line);
}

.facts {
  color: var(--ink-2);
  font-size: var(--text-14);
}
`;
