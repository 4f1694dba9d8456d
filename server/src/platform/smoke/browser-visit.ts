import type { Registry } from '@metier/sdk/contract';
import { SMOKE_COOKIE } from '../../http/access/smoke-cookie';
import type { SmokeCookie, SmokePlan } from './smoke-plan';

const READ_LIMIT_MS = 5_000;

/** Cookies (session and share link) and registry of one kind of visitor. */
export interface SmokeVisit {
  readonly cookies: readonly SmokeCookie[];
  readonly registry: Registry;
  /** Reads a path of the API; undefined if the response is an error. */
  read(path: string): Promise<unknown>;
}

const toHeader = (cookies: readonly SmokeCookie[]) =>
  [...cookies, { name: SMOKE_COOKIE, value: '1' }].map(({ name, value }) => `${name}=${value}`).join('; ');

const ask = (origin: string, path: string, cookies: readonly SmokeCookie[]) =>
  fetch(origin + path, {
    headers: {
      cookie: toHeader(cookies),
      accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(READ_LIMIT_MS),
  });

function readCookies(response: Response): SmokeCookie[] {
  return response.headers.getSetCookie().flatMap((line) => {
    const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
    return name && value ? [{ name, value }] : [];
  });
}

/** Follows a share link with a session, and returns the resulting cookies and registry. */
export async function followLink(
  { origin }: Pick<SmokePlan, 'origin'>,
  link: string,
  session: readonly SmokeCookie[],
): Promise<SmokeVisit> {
  const given = readCookies(await ask(origin, `/?release=${encodeURIComponent(link)}`, session));
  const cookies = [...session.filter(({ name }) => given.every((each) => each.name !== name)), ...given];
  const read = async (path: string): Promise<unknown> => {
    const response = await ask(origin, `/api/${path}`, cookies);
    return response.ok ? response.json() : undefined;
  };
  return { cookies, registry: (await read('registry/')) as Registry, read };
}

export const showsRelease = ({ registry }: SmokeVisit, { remote, version }: SmokePlan): boolean =>
  remote === 'shell'
    ? registry.shell === version
    : registry.remotes.some((each) => each.name === remote && each.version === version);
