import type { Channel, Release, Smoke } from '@metier/sdk/contract';
import { runSmoke as runPlan } from '../../../../server/src/platform/smoke/run-smoke';
import {
  SMOKE_LIMITS,
  type SmokeCookie,
  type SmokePlan,
} from '../../../../server/src/platform/smoke/smoke-plan';
import { smokeTexts } from '../../../../server/src/platform/smoke/smoke.texts';
import { lookForBrowser } from './look-for-browser';

export interface Login {
  readonly name: string;
  readonly password: string;
}

interface SmokeOptions {
  readonly server: string;
  readonly release: Release;
  /** Releases loaded together with it because they would go live in the same move. */
  readonly together?: readonly Release[];
  readonly channel: Channel;
  /** By role. */
  readonly logins: ReadonlyMap<string, Login>;
}

/** The shell has no pages: the home page is tested instead. */
const SHELL_ROUTES = [{ path: '/', access: 'public', is_rendered: true }] as const;

const readCookies = (response: Response): SmokeCookie[] =>
  response.headers.getSetCookie().flatMap((line) => {
    const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
    return name && value ? [{ name, value }] : [];
  });

/** The cookies of a session; undefined when the login is refused. */
async function signIn(server: string, { name, password }: Login): Promise<SmokeCookie[] | undefined> {
  const given = readCookies(await fetch(new URL('/api/auth/regions/', server)));
  const token = given.find((cookie) => cookie.name.endsWith('csrftoken'));
  const response = await fetch(new URL('/api/auth/login/', server), {
    method: 'POST',
    body: JSON.stringify({ username: name, password }),
    headers: {
      'content-type': 'application/json',
      'x-csrftoken': decodeURIComponent(token?.value ?? ''),
      cookie: given.map((cookie) => `${cookie.name}=${cookie.value}`).join('; '),
    },
  });
  return response.ok ? readCookies(response) : undefined;
}

/** Smoke-tests a published release in a local browser, as the server does in its own. */
export async function runSmoke({
  server,
  release,
  together = [],
  channel,
  logins,
}: SmokeOptions): Promise<Smoke> {
  const browser = await lookForBrowser();
  if (!browser) return { verdict: 'unknown', why: smokeTexts.noBrowser };
  const { remote, version } = release;
  const sessions: Record<string, SmokeCookie[]> = {};
  for (const [role, login] of logins) {
    const session = await signIn(server, login);
    if (session) sessions[role] = session;
  }
  const plan: SmokePlan = {
    origin: new URL(server).origin,
    remote,
    version,
    routes: remote === 'shell' ? SHELL_ROUTES : release.routes,
    liveLink: channel,
    link: [channel, ...[release, ...together].map((each) => `${each.remote}@${each.version}`)].join(','),
    sessions,
    browser,
    limits: SMOKE_LIMITS,
  };
  const { verdict, why } = await runPlan(plan);
  return { verdict, why: `This machine has looked: ${why}` };
}
