import type { Smoke } from '@metier/sdk/contract';
import { findOwnDocument } from '@metier/sdk/rules';
import { AS_RENDERED, SMOKE_COOKIE } from '../../http/access/smoke-cookie';
import { followLink, showsRelease, type SmokeVisit } from './browser-visit';
import { fillPath } from './fill-path';
import { listReferencePages, findSideEffects, takeBaseline, type SideEffectContext } from './side-effects';
import type { SmokePlan } from './smoke-plan';
import { startRun, type SmokeRun } from './smoke-run';
import { smokeTexts as texts } from './smoke.texts';
import { hasEnoughProblems, sumUp } from './sum-up';
import type { Tab } from './tab';

const PAGES_AT_ONCE = 2;
/** The first page of a build loads its code, and may be late. */
const MAX_TRIES = 3;

/** Groups routes by required role; `login` maps to a role with a session, preferably the job seeker's. */
function groupRoutes({ routes, sessions }: SmokePlan): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  const anybody = sessions.job_seeker ? 'job_seeker' : 'job_provider';
  for (const { path, access } of routes) {
    const role = access === 'login' ? anybody : access;
    groups.set(role, [...(groups.get(role) ?? []), path]);
  }
  return groups;
}

/** Opens one page in a separate tab and checks its side effects. */
async function openPage(
  run: SmokeRun,
  visit: SmokeVisit,
  path: string,
  around: SideEffectContext | undefined,
) {
  const inTab = async (tab: Tab) => {
    const isThere = await tab.open(path);
    if (isThere && tab.problems.size === 0 && around) return findSideEffects(around, tab, path);
    return [...tab.problems].map((problem) => `${path} ${problem}`);
  };
  const breakOff = (error: Error) => [`${path} ${texts.breaksOff(error.message)}`];
  return run.inTab(visit.cookies, inTab).catch(breakOff);
}

/** Opens a page as visitors get it, with what the release's server build returns in it. */
async function openRendered(run: SmokeRun, { cookies }: SmokeVisit, path: string): Promise<string[]> {
  const asRendered = [...cookies, { name: SMOKE_COOKIE, value: AS_RENDERED }];
  const inTab = async (tab: Tab) => {
    await tab.open(path);
    return { problems: [...tab.problems], reason: tab.readNotRendered() };
  };
  for (let tries = 1; run.isInTime(); tries += 1) {
    const { problems, reason } = await run.inTab(asRendered, inTab);
    if (reason === undefined) return problems.map((problem) => `${path} ${texts.asRendered(problem)}`);
    if (tries === MAX_TRIES && reason) return [`${path} ${texts.isNotRendered(reason)}`];
    if (tries === MAX_TRIES) break;
  }
  run.findings.skipped.push(`${path} (${texts.notRenderedInTime})`);
  return [];
}

/** Retries a page once after a timeout, because the machine may be overloaded. */
async function tryPage(
  run: SmokeRun,
  visit: SmokeVisit,
  { path, isRendered }: { readonly path: string; readonly isRendered: boolean },
  around: SideEffectContext | undefined,
) {
  const first = await openPage(run, visit, path, around);
  const isSilent = first.length === 1 && (first[0]?.endsWith(texts.hangs) || first[0]?.endsWith(texts.loops));
  const problems = isSilent && run.isInTime() ? await openPage(run, visit, path, around) : first;
  if (problems.length === 0 && isRendered) problems.push(...(await openRendered(run, visit, path)));
  run.findings.opened.push(path);
  run.findings.problems.push(...problems);
}

async function tryPages(
  run: SmokeRun,
  visit: SmokeVisit,
  waiting: string[],
  around: SideEffectContext | undefined,
) {
  for (let pattern = waiting.shift(); pattern !== undefined; pattern = waiting.shift()) {
    if (hasEnoughProblems(run.findings)) return;
    const isInTime = run.isInTime();
    const path = isInTime ? await fillPath(visit, pattern) : undefined;
    if (path === undefined)
      run.findings.skipped.push(`${pattern} (${isInTime ? texts.noId : texts.outOfTime})`);
    else await tryPage(run, visit, { path, isRendered: run.isRendered(pattern) }, around);
  }
}

async function findSurroundings(
  run: SmokeRun,
  live: SmokeVisit,
  visit: SmokeVisit,
): Promise<SideEffectContext | undefined> {
  if (run.plan.remote === 'shell') return undefined;
  const baseline = await takeBaseline(run, live, listReferencePages(live, run.plan.remote));
  const containers = visit.registry.remotes.map(({ container }) => container);
  return baseline && { run, live, baseline, containers };
}

/** Opens all pages of a role with a session of that role. */
async function tryRole(run: SmokeRun, role: string, given: readonly string[]): Promise<void> {
  const { plan, findings } = run;
  const session = role === 'public' ? (plan.pass ? [plan.pass] : []) : plan.sessions[role];
  const isHidden = (path: string) => !plan.pass && findOwnDocument(path, role) !== undefined;
  const paths = given.filter((path) => !isHidden(path));
  findings.skipped.push(...given.filter(isHidden).map((path) => `${path} (${texts.noPass})`));
  const skip = (why: string) => void findings.skipped.push(...paths.map((path) => `${path} (${why})`));
  if (!session) return skip(texts.noAccount(role));
  const visit = await followLink(plan, plan.link, session);
  if (!showsRelease(visit, plan)) return skip(texts.noLink);
  const live = await followLink(plan, plan.liveLink, session);
  const around = await findSurroundings(run, live, visit);
  const waiting = [...paths];
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, () => tryPages(run, visit, waiting, around)));
}

/**
 * Opens every page of a published release in a real browser, each in a fresh profile with a permitted
 * session, and compares header, footer, globals and other remotes' pages with the live releases. Changes no
 * data on the server, ends within its limits for any page, and leaves no process running.
 */
export async function runSmoke(plan: SmokePlan): Promise<Smoke> {
  const run = startRun(plan);
  try {
    await run.start();
  } catch (error) {
    return { verdict: 'unknown', why: texts.noStart((error as Error).message) };
  }
  try {
    for (const [role, paths] of groupRoutes(plan)) {
      if (hasEnoughProblems(run.findings)) break;
      await tryRole(run, role, paths);
    }
    return sumUp(run.findings);
  } finally {
    await run.close();
  }
}
