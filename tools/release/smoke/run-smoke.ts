import type { Browser, BrowserContext } from '@playwright/test';
import type { Release, Smoke } from '@metier/shared/contract';
import { lookForBrowser } from '../../lib/browser';
import { enter, type Login } from './enter';
import { fillPath } from './find-ids';
import { openPage } from './open-page';

const TIME_LIMIT_MS = 20_000;
const PAGES_AT_ONCE = 3;
const MOST_TOLD = 4;
/** As long as the field of the contract. */
const MOST_LETTERS = 1000;

interface Trial {
  readonly server: string;
  readonly release: Release;
  /** What is shown with it: the rest of a train. */
  readonly together?: readonly Release[];
  /** By role. */
  readonly logins: ReadonlyMap<string, Login>;
}

interface Sight {
  readonly opened: string[];
  readonly skipped: string[];
  readonly problems: string[];
}

/** The shell has no pages of its own: what everybody sees first stands for it. */
const SHELL_ROUTES = [{ path: '/', access: 'public' }] as const;

/** Routes by the role that opens them; who only has to be signed in is a candidate, or else an employer. */
function groupRoutes({ release, logins }: Trial): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  const anybody = logins.has('job_seeker') ? 'job_seeker' : 'job_provider';
  for (const { path, access } of release.remote === 'shell' ? SHELL_ROUTES : release.routes) {
    const role = access === 'login' ? anybody : access;
    groups.set(role, [...(groups.get(role) ?? []), path]);
  }
  return groups;
}

/** Opens one route after the other until there is none left, or no time. What was slow among others gets a second try. */
async function visitAll(context: BrowserContext, trial: Trial, waiting: string[], sight: Sight, end: number) {
  for (let pattern = waiting.shift(); pattern !== undefined; pattern = waiting.shift()) {
    const isInTime = performance.now() < end;
    const path = isInTime ? await fillPath(context.request, pattern) : undefined;
    if (path === undefined) {
      sight.skipped.push(`${pattern} (${isInTime ? 'no id known' : 'out of time'})`);
      continue;
    }
    sight.opened.push(path);
    let { problems, isSlow } = await openPage(context, trial.release, path, end);
    if (isSlow && problems.length === 0)
      ({ problems, isSlow } = await openPage(context, trial.release, path, end));
    sight.problems.push(...problems, ...(isSlow ? [`${path} does not come to an end`] : []));
  }
}

/** All routes of a role, as somebody who has it. */
async function visitAs(
  role: string,
  paths: string[],
  browser: Browser,
  trial: Trial,
  sight: Sight,
  end: number,
) {
  const login = trial.logins.get(role);
  const context =
    role === 'public' || login
      ? await enter(browser, trial.server, [trial.release, ...(trial.together ?? [])], login)
      : `no login as ${role}`;
  if (typeof context === 'string') {
    sight.skipped.push(...paths.map((path) => `${path} (${context})`));
    return;
  }
  const waiting = [...paths];
  await Promise.all(
    Array.from({ length: PAGES_AT_ONCE }, () => visitAll(context, trial, waiting, sight, end)),
  );
  await context.close();
}

function sumUp({ opened, skipped, problems }: Sight): Smoke {
  const rest = skipped.length > 0 ? ` Not opened: ${skipped.join(', ')}.` : '';
  const cut = (text: string) => text.slice(0, MOST_LETTERS);
  if (problems.length > 0) {
    const more = problems.length > MOST_TOLD ? `; and ${problems.length - MOST_TOLD} more` : '';
    return { verdict: 'no', why: cut(`${problems.slice(0, MOST_TOLD).join('; ')}${more}.`) };
  }
  if (opened.length === 0) return { verdict: 'unknown', why: cut(`No page could be opened.${rest}`) };
  const count = opened.length === 1 ? '1 page opens' : `${opened.length} pages open`;
  return { verdict: 'yes', why: cut(`${count} without a complaint.${rest}`) };
}

/**
 * Opens every page of a published release in a real browser, through its share link, each as somebody who may. Takes 20
 * seconds at most; changes nothing on the server.
 */
export async function runSmoke(trial: Trial): Promise<Smoke> {
  const executablePath = await lookForBrowser();
  if (!executablePath) return { verdict: 'unknown', why: 'There is no browser here.' };
  const { chromium } = await import('@playwright/test');
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])],
  });
  try {
    const sight: Sight = { opened: [], skipped: [], problems: [] };
    const end = performance.now() + TIME_LIMIT_MS;
    for (const [role, paths] of groupRoutes(trial)) await visitAs(role, paths, browser, trial, sight, end);
    return sumUp(sight);
  } finally {
    await browser.close();
  }
}
