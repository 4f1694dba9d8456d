import type { Browser, BrowserContext } from '@playwright/test';
import type { Registry, Release } from '@metier/shared/contract';

export interface Login {
  readonly name: string;
  readonly password: string;
}

/** A run looks and changes nothing: it sends no call that does. */
async function keepFromWriting(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
}

/** What a page tells about itself is for visitors; what it says while it closes, no route would catch. */
async function keepFromReporting(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = (input, options) => {
      const address = input instanceof Request ? input.url : String(input);
      return address.includes('/api/reports/')
        ? Promise.resolve(new Response(null, { status: 204 }))
        : send(input, options);
    };
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
 * A window in which these releases, of which the first one is looked at, are shown in the place of what is live, with somebody signed in or nobody; or the reason
 * why there is none.
 */
export async function enter(
  browser: Browser,
  server: string,
  releases: readonly Release[],
  login: Login | undefined,
): Promise<BrowserContext | string> {
  const context = await browser.newContext({ baseURL: server });
  if (login && !(await signIn(context, login))) return `"${login.name}" cannot sign in`;
  const link = releases.map(({ remote, version }) => `${remote}@${version}`).join(',');
  await context.request.get(`/?release=${link}`);
  const registry = await readRegistry(context);
  const [release] = releases;
  if (!release || !hasRelease(registry, release)) return 'the share link does not show it';
  await keepFromReporting(context);
  await keepFromWriting(context);
  return context;
}
