import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import { makeName } from '../names';

export const PLAIN = 'Plain words';
const PASSWORD = 'a long walk by the lake';

/** A signed-in person with a separate browser context. */
export interface Actor {
  readonly context: BrowserContext;
  /** Calls the API; resolves to the parsed response, or to undefined if the body is refused. */
  send<Reply>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<Reply | undefined>;
}

async function readToken(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return decodeURIComponent(cookies.find(({ name }) => name.endsWith('csrftoken'))?.value ?? '');
}

export async function openActor(browser: Browser, baseURL: string, viewport: Viewport): Promise<Actor> {
  const context = await browser.newContext({ baseURL, viewport });
  const request: APIRequestContext = context.request;
  await request.get('/api/auth/regions/');
  return {
    context,
    async send(method, path, body) {
      const headers = { 'X-CSRFToken': await readToken(context) };
      const response = await request.fetch(`/api/${path}`, { method, headers, ...(body && { data: body }) });
      const status = response.status();
      if (status === 400) return undefined;
      if (status >= 300) throw new Error(`${method} ${path}: ${status} ${await response.text()}`);
      return (await response.json()) as never;
    },
  };
}

export type Viewport = { readonly width: number; readonly height: number };
export type WithId = { readonly id: number };

export async function insist<Reply>(reply: Promise<Reply | undefined>): Promise<Reply> {
  const found = await reply;
  if (found === undefined) throw new Error('A plain text was refused.');
  return found;
}

/**
 * Writes the payload, its first 90 characters, or plain words: the first text the server accepts; undefined if
 * it refuses all three.
 */
export async function offer<Reply>(
  text: string,
  write: (text: string) => Promise<Reply | undefined>,
): Promise<Reply | undefined> {
  for (const attempt of [text, [...text].slice(0, 90).join('').trim(), PLAIN]) {
    const reply = attempt ? await write(attempt) : undefined;
    if (reply !== undefined) return reply;
  }
  return undefined;
}

/** As `offer`, for a field that accepts plain words. */
export async function plant<Reply>(
  text: string,
  write: (text: string) => Promise<Reply | undefined>,
): Promise<Reply> {
  const reply = await offer(text, write);
  if (reply === undefined) throw new Error('Plain words were refused.');
  return reply;
}

export async function register(actor: Actor, role: 'job_seeker' | 'job_provider'): Promise<void> {
  const username = makeName('hostile');
  const account = { username, email: `${username}@example.ch`, account_type: role };
  await insist(
    actor.send('POST', 'auth/register/', { ...account, password1: PASSWORD, password2: PASSWORD }),
  );
}
