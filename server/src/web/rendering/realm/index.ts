/** What the host calls inside the realm. Only texts and numbers cross this border, and the builds' own functions. */
import { collect, define, receive } from './bridge';
import { findNextTimer, runDueTimers } from './timers';
import { webApis } from './web-apis';

for (const [name, value] of Object.entries(webApis))
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });

// The polyfill of Request brings one that needs XMLHttpRequest; a page reads through its http port alone.
Reflect.deleteProperty(globalThis, 'fetch');

export { collect, define, findNextTimer, receive, runDueTimers };
