import type { Browser, BrowserContext } from '@playwright/test';
import type { Registry, Release } from '@metier/shared/contract';

export interface Login {
  readonly name: string;
  readonly password: string;
}

/** A run looks and changes nothing: it sends no call that does, and reports no views as if it were a visitor. */
async function keepFromWriting(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', (route) => {
    if (route.request().method() === 'GET') return route.continue();
    return route.request().url().includes('/api/reports/') ? route.fulfill({ status: 204 }) : route.abort();
  });
}

async function signIn(context: BrowserContext, { name, password }: Login): Promise<boolean> {
  const { request } = context;
  await request.get('/api/auth/regions/');
  const token = (await context.cookies()).find((cookie) => cookie.name.endsWith('csrftoken'))?.value ?? '';
  const response = await request.post('/api/auth/login/', {
    data: { username: name, password },
    headers: { 'X-CSRFToken': decodeURIComponent(token) },
  });
  return response.ok();
}

/** What the page says it is made from. */
async function readRegistry({ request }: BrowserContext): Promise<Registry> {
  return (await (await request.get('/api/registry/')).json()) as Registry;
}

const hasRelease = (registry: Registry, { remote, version }: Release) =>
  remote === 'shell'
    ? registry.shell === version
    : registry.remotes.some((each) => each.name === remote && each.version === version);

/**
 * A window in which this release is shown in the place of what is live, with somebody signed in or nobody; or the reason
 * why there is none.
 */
export async function enter(
  browser: Browser,
  server: string,
  release: Release,
  login: Login | undefined,
): Promise<BrowserContext | string> {
  const context = await browser.newContext({ baseURL: server });
  if (login && !(await signIn(context, login))) return `"${login.name}" cannot sign in`;
  await context.request.get(`/?release=${release.remote}@${release.version}`);
  if (!hasRelease(await readRegistry(context), release)) return 'the share link does not show it';
  await keepFromWriting(context);
  return context;
}
