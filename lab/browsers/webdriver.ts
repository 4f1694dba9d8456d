import { setTimeout as delay } from 'node:timers/promises';
import type { Tab } from './engine';

/** Key of an element's id in the replies of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const ATTEMPTS = 10;
const PAUSE_MS = 300;
const KEYS = { Enter: '\uE007', Escape: '\uE00C', j: 'j', k: 'k' } as const;

interface Reply {
  readonly value: unknown;
}

async function send(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await response.json()) as Reply;
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}

function toTab(session: string): Tab {
  const post = (path: string, body?: object) => send('POST', `${session}/${path}`, body);
  const find = async (selector: string) => {
    const found = await post('element', { using: 'css selector', value: selector });
    return `element/${(found as Record<string, string>)[ELEMENT]}`;
  };
  return {
    async goto(url) {
      await post('url', { url });
    },
    evaluate: (expression) => post('execute/sync', { script: `return (${expression})`, args: [] }),
    async click(selector) {
      const element = await find(selector);
      // While the page still scrolls smoothly, the element is out of view and cannot be clicked.
      for (let attempt = 1; ; attempt += 1) {
        await send('POST', `${session}/execute/sync`, {
          script: `document.querySelector('${selector}')?.scrollIntoView({ block: 'center', behavior: 'instant' })`,
          args: [],
        });
        try {
          await post(`${element}/click`);
          return;
        } catch (error) {
          if (attempt === ATTEMPTS || !String(error).includes('not interactable')) throw error;
          await delay(PAUSE_MS);
        }
      }
    },
    async type(selector, text) {
      await post(`${await find(selector)}/value`, { text });
    },
    async press(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
      await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async chooseFile(selector, path) {
      await post(`${await find(selector)}/value`, { text: path });
    },
    async close() {
      await send('DELETE', session);
    },
  };
}

/** Opens a session with its own browser; resolves to its tab and the name and version of the browser. */
export async function openSession(
  driver: string,
  capabilities: object,
): Promise<{ tab: Tab; version: string }> {
  const value = await send('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
  const { sessionId, capabilities: given } = value as {
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  };
  const session = `${driver}/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { width: 1280, height: 900 });
  return { tab: toTab(session), version: `${given.browserName} ${given.browserVersion}` };
}
