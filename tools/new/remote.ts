import { head, headLine, headTest, headText, signIn, toCamel, toTitle } from './names';

/**
 * Template of a remote: the configuration files of every remote, and a page with data, its parts and its
 * test.
 */
export interface RemoteNames {
  /** The remote's folder, `mf-hello`. */
  readonly remote: string;
  /** The name without `mf-`: the feature's folder and the page's path. */
  readonly name: string;
  /** Access rule of the page. */
  readonly access: string;
}

/** Versions that a new remote runs with. */
export const PEERS = { '@metier/sdk': '^1.0.0', react: '^19.3.1', 'react-dom': '^19.3.1' };

const manifest = ({ remote }: RemoteNames) =>
  JSON.stringify({
    name: `@metier/${remote}`,
    version: '1.0.0',
    private: true,
    license: 'MIT',
    peerDependencies: PEERS,
  });

const compiler = () => `{
  "extends": "../tsconfig.json",
  "compilerOptions": {
    "lib": ["es2023", "dom", "dom.iterable"],
    "types": ["node", "jest", "@testing-library/jest-dom"]
  },
  "include": ["src", "../shared/src/css-modules.d.ts"]
}
`;

const bundler = ({ remote }: RemoteNames) => `const { createConfig } = require('../webpack.common.js');

module.exports = (options = {}) =>
  createConfig({ name: '${remote}', kind: 'remote', directory: __dirname, ...options });
`;

const routes = ({ name, access }: RemoteNames) => `import { defineRoutes } from '@metier/sdk/remote';

export const routes = defineRoutes([
  { path: '/${name}', access: '${access}', page: () => import('./features/${name}/${name}-page'), ${headLine(name, access)} },
]);
`;

const face = ({ remote }: RemoteNames) => `import { defineRemote } from '@metier/sdk/remote';
import { routes } from './routes';

export const remote = defineRemote({ name: '${remote}', contracts: { from: 1, to: 1 }, routes });
`;

const page = ({ name }: RemoteNames) => `import { searchJobs, type Listing } from '@metier/sdk/api';
import type { Job } from '@metier/sdk/contract';
import type { PageArguments } from '@metier/sdk/remote';
import { Link, useLoaderData } from '@metier/sdk/router';
import { buttonClass, EmptyState, Page, PageTitle, Stack } from '@metier/sdk/ui';
import styles from './${name}-page.module.css';
import { ${toCamel(name)}Texts as texts } from './${name}.texts';
import { NewestJobs } from './newest-jobs';

export const loader = ({ ports, request }: PageArguments) =>
  searchJobs(ports.http, { ordering: 'newest', page_size: 3 }, { signal: request.signal });

/** Says how many jobs there are, and shows the newest. When its loader fails, the kit's panel stands in its place. */
export function Component() {
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

const pageStyle = () => `.lead {
  margin-block-start: var(--space-8);
  color: var(--ink-2);
  font-size: var(--text-18);
}
`;

const list = ({ name }: RemoteNames) => `import { useId } from 'react';
import type { Job } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { DISPLAY_DEFAULTS, formatSalary } from '@metier/sdk/rules';
import { Card } from '@metier/sdk/ui';
import { ${toCamel(name)}Texts as texts } from './${name}.texts';
import styles from './newest-jobs.module.css';

export function NewestJobs({ jobs }: { jobs: readonly Job[] }) {
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
  const salary = formatSalary(job.salary, job.salary_currency, job.salary_type);
  return (
    <li className={styles.job}>
      <h3>
        <Link to={\`/job/\${job.id}\`}>{job.title}</Link>
      </h3>
      <p className={styles.facts}>{texts.facts(job.location || DISPLAY_DEFAULTS.location, salary)}</p>
    </li>
  );
}
`;

const listStyle = () => `.jobs {
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

const texts = ({ name, access }: RemoteNames) => `export const ${toCamel(name)}Texts = {
  title: '${toTitle(name)}',
  ${headText(name, access)}
  lead: (jobs: number) => (jobs === 1 ? '1 job is open.' : \`\${jobs} jobs are open.\`),
  newest: 'Newest jobs',
  facts: (location: string, salary: string) => \`\${location} · \${salary}\`,
  none: 'No jobs yet',
  noneHint: 'New ones appear here as soon as a company publishes them.',
  search: 'Search all jobs',
} as const;
`;

const test = ({ name, access }: RemoteNames) => `import { Job } from '@metier/sdk/contract';
import { API_FAILURES, makeJob, ${signIn(access).factory}renderRemote, setupFakeApi } from '@metier/testing';
import { screen } from '@testing-library/react';
import { Type } from 'typebox';
import { remote } from '../../remote';
${access === 'public' ? headTest(name).imports : ''}

const api = setupFakeApi();
const answer = (...jobs: Job[]) => api.on('get', 'jobs/', { body: jobs }, Type.Array(Job));
const open = () => renderRemote(remote, '/${name}', { ${signIn(access).user && `user: ${signIn(access).user}, `}timeout: 100 });

test('the newest jobs stand there, and lead on', async () => {
  answer(makeJob({ id: 31, title: 'Care assistant', location: 'Bern' }));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: '${toTitle(name)}' })).toBeVisible();
  expect(document.title).toBe('${toTitle(name)} – Metier');
  expect(screen.getByText('1 job is open.')).toBeVisible();
  expect(screen.getByText(/^Bern · CHF/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Care assistant' })).toHaveAttribute('href', '/job/31');
});

test('where there are no jobs, the page says so', async () => {
  answer();
  open();
  expect(await screen.findByRole('heading', { name: 'No jobs yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search all jobs' })).toHaveAttribute('href', '/');
});

test.each(API_FAILURES)('the page is offered again while the API $name', async (failure) => {
  api.failAll(failure);
  const { person } = open();
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  answer(makeJob({ title: 'Care assistant' }));
  await person.click(retry);
  expect(await screen.findByRole('link', { name: 'Care assistant' })).toBeVisible();
});
${access === 'public' ? headTest(name).test : ''}`;

/** The sources of a new remote, the same in a folder of this repository and in a repository of its own. */
export function writeSources(names: RemoteNames): Record<string, string> {
  const feature = `src/features/${names.name}`;
  return {
    'src/routes.ts': routes(names),
    'src/remote.tsx': face(names),
    [`${feature}/${names.name}-page.tsx`]: page(names),
    ...(names.access === 'public' && { [`${feature}/${names.name}-head.ts`]: head(names.name) }),
    [`${feature}/${names.name}-page.module.css`]: pageStyle(),
    [`${feature}/newest-jobs.tsx`]: list(names),
    [`${feature}/newest-jobs.module.css`]: listStyle(),
    [`${feature}/${names.name}.texts.ts`]: texts(names),
    [`${feature}/${names.name}-page.test.tsx`]: test(names),
  };
}

/** The files of a new remote in a folder of this repository, keyed by path relative to it. */
export const writeRemote = (names: RemoteNames): Record<string, string> => ({
  'package.json': manifest(names),
  'tsconfig.json': compiler(),
  'webpack.config.js': bundler(names),
  ...writeSources(names),
});
