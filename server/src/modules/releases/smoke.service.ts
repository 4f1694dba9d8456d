import type { AnyRelease, Channel, Smoke } from '@metier/shared/contract';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config';
import { lendSession } from '../../http/session';
import type { Parts } from '../../parts';
import { findChromium, isExecutable } from '../../smoke/find-chromium';
import { runApart, type RunApart } from '../../smoke/run-apart';
import { SMOKE_LIMITS, type SmokeCookie, type SmokeLimits, type SmokePlan } from '../../smoke/smoke-plan';
import type { PublishedRelease } from './live-state';
import { smokeRunTexts as texts } from './smoke.texts';

const MOST_REMEMBERED = 200;
/** A run waits so long for another one; together with its own limit it stays below a minute. */
const QUEUE_LIMIT_MS = 8_000;
const SESSION_MS = 120_000;
/** The shell has no pages of its own: what everybody sees first stands for it. */
const SHELL_ROUTES = [{ path: '/', access: 'public' }] as const;

export interface SmokeQuestion {
  readonly release: PublishedRelease;
  readonly channel: Channel;
  /** What goes live in the same moment. */
  readonly together: readonly AnyRelease[];
}

/** Opens the pages of releases in a browser beside the server. */
export interface SmokeRunner {
  /** From now on the server listens at this address. */
  start(address: string): void;
  look(parts: Parts, question: SmokeQuestion): Promise<Smoke>;
  close(): void;
}

interface Options {
  /** The built `smoke-runner.js`. */
  readonly runnerFile: string;
  readonly limits?: SmokeLimits;
  readonly log?: { warn(facts: object, message: string): void };
}

/** The browser that the configuration names, or the system's. */
export function findBrowser({ chromium }: Pick<Config, 'chromium'>): string | undefined {
  if (chromium === 'none') return undefined;
  if (chromium !== undefined) return isExecutable(chromium) ? chromium : undefined;
  return findChromium();
}

/** What is live beside the release: while that stays, its pages look the same. */
function nameSituation({ releases }: Parts, { release, channel, together }: SmokeQuestion): string {
  const beside = releases
    .listLive(channel)
    .filter(({ remote }) => remote !== release.remote)
    .flatMap(({ stable, candidate }) => [stable?.id, candidate?.id]);
  return JSON.stringify([release.id, channel, beside, together.map(({ name, version }) => [name, version])]);
}

function nameLinks({ releases }: Parts, { release, channel, together }: SmokeQuestion) {
  const { remote, version } = release;
  const stable = releases.findLive(channel, remote)?.stable;
  const others = together.filter(({ name }) => name !== remote).map((each) => `${each.name}@${each.version}`);
  return {
    liveLink: [channel, ...(stable ? [`${remote}@${stable.version}`] : [])].join(','),
    link: [channel, `${remote}@${version}`, ...others].join(','),
  };
}

async function lendSessions(parts: Parts): Promise<Record<string, SmokeCookie[]>> {
  const { smokeSeeker, smokeProvider } = parts.config;
  const sessions: Record<string, SmokeCookie[]> = {};
  for (const [role, username] of [
    ['job_seeker', smokeSeeker],
    ['job_provider', smokeProvider],
  ] as const) {
    const cookie = username && (await lendSession(parts, { username, role, forMs: SESSION_MS }));
    if (cookie) sessions[role] = [cookie];
  }
  return sessions;
}

/**
 * One run at a time; a good result is remembered with what is live beside the release. A server that is busy, or a run
 * that does not end, is a "no": a release must not pass because its pages keep the browser busy.
 */
export function createSmokeRunner({ runnerFile, limits = SMOKE_LIMITS, log }: Options): SmokeRunner {
  const good = new LRUCache<string, Smoke>({ max: MOST_REMEMBERED });
  /** Questions about the same situation share one run. */
  const underWay = new Map<string, Promise<Smoke>>();
  let origin: string | undefined;
  let current: RunApart | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  async function run(parts: Parts, question: SmokeQuestion, browser: string, server: string): Promise<Smoke> {
    const { remote, version, description } = question.release;
    const plan: SmokePlan = {
      origin: server,
      remote,
      version,
      routes: 'routes' in description ? description.routes : SHELL_ROUTES,
      ...nameLinks(parts, question),
      sessions: await lendSessions(parts),
      browser,
      limits,
    };
    current = runApart(runnerFile, plan);
    try {
      const { verdict, why } = await current.result;
      return { verdict, why: verdict === 'no' ? why : texts.bySelf(why) };
    } catch (error) {
      const problem = (error as Error).message;
      log?.warn({ err: error, remote, version }, 'A smoke run has ended without a result');
      return { verdict: 'no', why: texts.broken(problem) };
    } finally {
      current = undefined;
    }
  }

  /** Takes its turn; gives up when the run before takes too long. */
  async function inTurn(work: () => Promise<Smoke>): Promise<Smoke> {
    const before = queue;
    let finish = () => {};
    const own = new Promise<void>((resolve) => (finish = resolve));
    queue = before.then(() => own);
    try {
      const isFree = await Promise.race([
        before.then(() => true),
        new Promise<boolean>((resolve) => setTimeout(() => resolve(false), QUEUE_LIMIT_MS).unref()),
      ]);
      return isFree ? await work() : { verdict: 'no', why: texts.busy };
    } finally {
      finish();
    }
  }

  return {
    start: (address) => void (origin = address.replace('0.0.0.0', '127.0.0.1').replace('[::]', '[::1]')),
    async look(parts, question) {
      const browser = findBrowser(parts.config);
      if (!browser) return { verdict: 'unknown', why: texts.noBrowser };
      if (!origin) return { verdict: 'unknown', why: texts.notStarted };
      const server = origin;
      const situation = nameSituation(parts, question);
      const known = good.get(situation) ?? underWay.get(situation);
      if (known) return known;
      const result = inTurn(() => run(parts, question, browser, server));
      underWay.set(situation, result);
      try {
        const smoke = await result;
        if (smoke.verdict === 'yes') good.set(situation, smoke);
        return smoke;
      } finally {
        underWay.delete(situation);
      }
    },
    close: () => current?.stop(),
  };
}
