/**
 * Functions that the host calls inside the realm. Only strings, numbers and the builds' own functions cross
 * this boundary.
 */
import { collect, define, prepare, receive } from './bridge';
import { stopClock } from './clock';
import { findNextTimer, runDueTimers } from './timers';
import { webApis } from './web-apis';

for (const [name, value] of Object.entries(webApis))
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });

// The polyfill of Request adds a `fetch` that needs XMLHttpRequest; a page reads only through its http port.
Reflect.deleteProperty(globalThis, 'fetch');

export { collect, define, findNextTimer, prepare, receive, runDueTimers, stopClock };
