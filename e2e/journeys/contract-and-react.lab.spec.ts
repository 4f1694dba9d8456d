import type { Browser, Page } from '@playwright/test';
import { findJobId } from '../support/api';
import { openAs, type Person } from '../support/people';
import { createOperator } from '../support/releases';
import { expect, test, collectPageErrors } from '../support/test';
import { buildRemote, buildShell } from '../support/versions';

type Operator = ReturnType<typeof createOperator>;

const REMOTES = ['mf-public', 'mf-seeker', 'mf-provider', 'mf-operator'] as const;
const ALL = ['shell', ...REMOTES];
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Page visits between the steps: role, address, and the remote that owns the page. */
const VISITS: readonly (readonly [Person, (job: number) => string, (typeof REMOTES)[number]])[] = [
  ['visitor', () => '/', 'mf-public'],
  ['visitor', (job) => `/job/${job}`, 'mf-public'],
  ['student', () => '/dashboard', 'mf-seeker'],
  ['employer', () => '/dashboard', 'mf-provider'],
];

/** Versions of a bundle whose files a page has loaded. */
const listVersions = (page: Page, bundle: string) =>
  page.evaluate(
    (folder) => [
      ...new Set(
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.startsWith(folder))
          .map((path) => path.split('/')[3]),
      ),
    ],
    `/mf/${bundle}/`,
  );

const findPage = (pages: ReadonlyMap<Person, Page>, person: Person): Page => {
  const page = pages.get(person);
  if (!page) throw new Error(`No page is open for ${person}`);
  return page;
};

/** The server renders the page, with the live builds of the shell and the remote. */
const expectRendered = (page: Page, address: string) =>
  expect
    .poll(async () => (await page.request.get(address)).text(), `what the server sends for ${address}`)
    .toContain('id="rendered"');

/** Three people who open the pages of all remotes after every step. */
async function openVisitors(browser: Browser, operator: Operator) {
  const pages = new Map<Person, Page>();
  const complaints: string[][] = [];
  for (const person of ['visitor', 'student', 'employer'] as const) {
    const page = await openAs(browser, person);
    pages.set(person, page);
    complaints.push(collectPageErrors(page, /^(?!)/));
  }
  const job = await findJobId(findPage(pages, 'visitor'));
  const titles = new Map<string, string>();

  /** Opens every page and checks that it loads only live versions. */
  async function visitAllPages(): Promise<void> {
    const live = await operator.readLive();
    for (const [person, addressOf, remote] of VISITS) {
      const page = findPage(pages, person);
      const address = addressOf(job);
      if (person === 'visitor') await expectRendered(page, address);
      await page.goto(address);
      await expect(heading(page)).toBeVisible();
      const title = await heading(page).innerText();
      titles.set(`${person} ${address}`, titles.get(`${person} ${address}`) ?? title);
      expect(title, `${address} for the ${person}`).toBe(titles.get(`${person} ${address}`));
      for (const bundle of ['shell', remote])
        await expect
          .poll(() => listVersions(page, bundle), `what ${address} has loaded`)
          .toEqual([live.get(bundle)]);
    }
    expect(complaints.flat(), 'what the pages complained about').toEqual([]);
  }

  const leave = () => Promise.all([...pages.values()].map((page) => page.context().close()));
  return {
    lookAtAll: visitAllPages,
    leave,
    visitor: findPage(pages, 'visitor'),
    student: findPage(pages, 'student'),
  };
}

/** Commands that a refusal suggests. */
const readCommands = (said: string): string[] => [
  ...new Set([...said.matchAll(/`npm run release -- ([^`]+)`/g)].flatMap(([, command]) => command ?? [])),
];

/**
 * Promotes a refused release by following the suggestions of the refusal literally; visits all pages after
 * every step.
 */
async function promoteBySuggestion(operator: Operator, release: string, lookAtAll: () => Promise<void>) {
  const refused = await operator.type(`promote ${release}`);
  expect(refused.code, refused.said).toBe(2);
  const commands = readCommands(refused.said);
  expect(refused.said).toContain('To fix this: ');
  for (const command of commands) {
    const { code, said } = await operator.type(command);
    expect(code, said).toBe(0);
    await lookAtAll();
  }
  if (refused.said.includes('and then this again')) await promote(operator, release, lookAtAll);
  return commands;
}

async function promote(operator: Operator, release: string, lookAtAll: () => Promise<void>) {
  const { code, said } = await operator.type(`promote ${release}`);
  expect(code, said).toBe(0);
  await lookAtAll();
}

/** Opens another tab of the same person at the home page, before the next release. */
async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto('/');
  await expect(heading(tab)).toBeVisible();
  return tab;
}

/** A tab with the previous shell opens a page of an updated remote without a reload. */
async function expectToWorkOn(tab: Page, operator: Operator): Promise<void> {
  const before = await listVersions(tab, 'shell');
  await tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(tab).toHaveURL(/\/dashboard$/);
  await expect(heading(tab)).toBeVisible();
  await expect(heading(tab)).not.toContainText('could not be loaded');
  expect(await listVersions(tab, 'shell'), 'the shell of the tab').toEqual(before);
  expect(before, 'the live shell').not.toContain((await operator.readLive()).get('shell'));
}

const readContract = (page: Page, remote: string) =>
  page.evaluate((name) => document.documentElement.getAttribute(`data-contract-${name}`), remote);

test.beforeEach(async ({ request }) => void (await createOperator(request).restoreAll(ALL)));
test.afterAll(async ({ request }) => void (await createOperator(request).restoreAll(ALL)));

test('contract 2 comes one remote at a time, and no page is lost, nor a tab from before', async ({
  browser,
  request,
}) => {
  const operator = createOperator(request);
  const { lookAtAll, leave, student, visitor } = await openVisitors(browser, operator);
  await lookAtAll();
  const oldTab = await openTab(student);

  await operator.publishBuild(
    'shell',
    buildShell({ mark: 'twoandone1', version: '1.1.0', contracts: [1, 2] }),
  );
  for (const remote of REMOTES) {
    const build = buildRemote(remote, { mark: 'oneortwo01', version: '1.1.0', from: 1, to: 2 });
    await operator.publishBuild(remote, build);
  }
  const only = buildRemote('mf-seeker', { mark: 'onlytwo001', version: '2.0.0', from: 2, to: 2 });
  await operator.publishBuild('mf-seeker', only);

  // The refusal requires the shell that supports both contracts first.
  const first = await promoteBySuggestion(operator, 'mf-seeker@2.0.0', lookAtAll);
  expect(first).toEqual([expect.stringMatching(/^promote shell@1\.1\.0-/)]);
  expect(await readContract(student, 'mf-seeker')).toBe('2');

  // A shell without contract 1 requires the remotes that support only contract 1 to be updated first.
  await operator.publishBuild('shell', buildShell({ mark: 'twoonly001', version: '2.0.0', contracts: [2] }));
  const others = await promoteBySuggestion(operator, 'shell@2', lookAtAll);
  expect(others.map((command) => command.split('-')[1])).toEqual([
    'operator@1.1.0',
    'provider@1.1.0',
    'public@1.1.0',
  ]);
  expect(await readContract(visitor, 'mf-public')).toBe('2');

  await expectToWorkOn(oldTab, operator);
  await leave();
});

test('the next React comes one remote at a time, and no page is lost, nor a tab from before', async ({
  browser,
  request,
}) => {
  const operator = createOperator(request);
  const { lookAtAll, leave, student } = await openVisitors(browser, operator);
  await lookAtAll();
  const oldTab = await openTab(student);

  for (const remote of REMOTES) {
    const build = { mark: 'bothreact1', version: '3.0.0', from: 1, to: 1, react: 'both' } as const;
    await operator.publishBuild(remote, buildRemote(remote, build));
  }
  const shell = { mark: 'react20001', version: '3.0.0', contracts: [1], react: 'next' } as const;
  await operator.publishBuild('shell', buildShell(shell));
  const steps = await promoteBySuggestion(operator, 'shell@3', lookAtAll);
  expect(steps).toHaveLength(REMOTES.length);

  // Remotes that require the new React can be released now, in any order.
  for (const remote of REMOTES) {
    const build = { mark: 'nextreact1', version: '4.0.0', from: 1, to: 1, react: 'next' } as const;
    await operator.publishBuild(remote, buildRemote(remote, build));
  }
  for (const remote of REMOTES) await promote(operator, `${remote}@4`, lookAtAll);
  await expectToWorkOn(oldTab, operator);
  await leave();
});

test('a train takes everything to another contract in one moment, and back in one', async ({
  browser,
  request,
}) => {
  const operator = createOperator(request);
  const { lookAtAll, leave, student } = await openVisitors(browser, operator);
  await lookAtAll();
  await operator.publishBuild('shell', buildShell({ mark: 'threeonly1', version: '5.0.0', contracts: [3] }));
  for (const remote of REMOTES) {
    const build = buildRemote(remote, {
      mark: 'threeonly1',
      version: '5.0.0',
      from: 3,
      to: 3,
      words: ['title:"My Applications"', 'title:"By the train"'],
    });
    await operator.publishBuild(remote, build);
  }
  const see = async (title: string) => {
    await student.goto('/applications');
    await expect(heading(student)).toHaveText(title);
    await lookAtAll();
  };

  const [command = ''] = await promoteBySuggestion(operator, 'mf-seeker@5', lookAtAll);
  expect(command.match(/@5\.0\.0-/g)).toHaveLength(ALL.length);
  await see('By the train');

  const alone = await operator.type('rollback mf-public');
  expect(alone.code, alone.said).toBe(2);
  const [, back = ''] = /npm run release -- (rollback --train \d+)/.exec(alone.said) ?? [];
  const { code, said } = await operator.type(back);
  expect(code, said).toBe(0);
  await see('My Applications');
  await leave();
});
