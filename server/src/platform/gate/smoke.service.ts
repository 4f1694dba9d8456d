import { makeSmokePass } from '../../http/access/smoke-visits';
import type { Smoke } from '@metier/sdk/contract';
import type { Config } from '../../config/config';
import { createCache } from '../../cache/cache';
import { createServerSession } from '../../http/session/session';
import { findChromium, isExecutable } from '../smoke/find-chromium';
import { startSmokeProcess, type SmokeProcess } from '../smoke/smoke-process';
import { SMOKE_LIMITS, type SmokeCookie, type SmokeLimits, type SmokePlan } from '../smoke/smoke-plan';
import type { SmokeDependencies, SmokeRequest, SmokeRunner } from './smoke-runner';
import { smokeRunTexts as texts } from './smoke.texts';

const MAX_REMEMBERED = 200;
/** Timeout of a queued run; together with the limit of the run itself it stays below a minute. */
const QUEUE_LIMIT_MS = 8_000;
const SESSION_MS = 120_000;
/** The shell has no separate pages, so its smoke run opens the start page. */
const SHELL_ROUTES = [{ path: '/', access: 'public', is_rendered: true }] as const;

interface Options {
  /** The built `smoke-runner.js`. */
  readonly runnerFile: string;
  readonly limits?: SmokeLimits;
  readonly log?: { warn(facts: object, message: string): void };
}

/** Path of the configured browser, or of the system's; undefined if there is none. */
export function findBrowser({ chromium }: Pick<Config, 'chromium'>): string | undefined {
  if (chromium === 'none') return undefined;
  if (chromium !== undefined) return isExecutable(chromium) ? chromium : undefined;
  return findChromium();
}

/** Cache key: the release and what is live next to it; as long as these stay, its pages look the same. */
function cacheKeyOf({ releases }: SmokeDependencies, { release, channel, together }: SmokeRequest): string {
  const beside = releases
    .listLive(channel)
    .filter(({ remote }) => remote !== release.remote)
    .flatMap(({ stable, candidate }) => [stable?.id, candidate?.id]);
  return JSON.stringify([release.id, channel, beside, together.map(({ name, version }) => [name, version])]);
}

function nameLinks({ releases }: SmokeDependencies, { release, channel, together }: SmokeRequest) {
  const { remote, version } = release;
  const stable = releases.findLive(channel, remote)?.stable;
  const others = together.filter(({ name }) => name !== remote).map((each) => `${each.name}@${each.version}`);
  return {
    liveLink: [channel, ...(stable ? [`${remote}@${stable.version}`] : [])].join(','),
    link: [channel, `${remote}@${version}`, ...others].join(','),
  };
}

async function createSmokeSessions(
  dependencies: SmokeDependencies,
  pass: SmokeCookie,
): Promise<Record<string, SmokeCookie[]>> {
  const { smokeSeeker, smokeProvider } = dependencies.config;
  const sessions: Record<string, SmokeCookie[]> = {};
  for (const [role, username] of [
    ['job_seeker', smokeSeeker],
    ['job_provider', smokeProvider],
  ] as const) {
    const cookie =
      username && (await createServerSession(dependencies, { username, role, forMs: SESSION_MS }));
    if (cookie) sessions[role] = [pass, cookie];
  }
  return sessions;
}

/**
 * Runs one smoke test at a time, and caches a success by what is live next to the release. A busy server or a
 * timeout is a "no", because a release must not pass by keeping the browser busy.
 */
export function createSmokeRunner({ runnerFile, limits = SMOKE_LIMITS, log }: Options): SmokeRunner {
  const results = createCache<Smoke>({
    mostEntries: MAX_REMEMBERED,
    shouldCache: ({ verdict }) => verdict === 'yes',
  });
  let origin: string | undefined;
  let current: SmokeProcess | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  async function run(
    dependencies: SmokeDependencies,
    question: SmokeRequest,
    browser: string,
    server: string,
  ): Promise<Smoke> {
    const { remote, version, description } = question.release;
    const pass = makeSmokePass(dependencies);
    const plan: SmokePlan = {
      origin: server,
      remote,
      version,
      routes: 'routes' in description ? description.routes : SHELL_ROUTES,
      ...nameLinks(dependencies, question),
      pass,
      sessions: await createSmokeSessions(dependencies, pass),
      browser,
      limits,
    };
    current = startSmokeProcess(runnerFile, plan);
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

  /** FIFO queue; returns a "no" if the run before takes too long. */
  async function enqueue(work: () => Promise<Smoke>): Promise<Smoke> {
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
    async openPages(dependencies, question) {
      const browser = findBrowser(dependencies.config);
      if (!browser) return { verdict: 'unknown', why: texts.noBrowser };
      if (!origin) return { verdict: 'unknown', why: texts.notStarted };
      const server = origin;
      return results.read(cacheKeyOf(dependencies, question), () =>
        enqueue(() => run(dependencies, question, browser, server)),
      );
    },
    close: () => current?.stop(),
  };
}
