/**
 * Web APIs that a page needs during rendering, in plain JavaScript, because an implementation of the host
 * would expose the host's prototypes. Runs inside the realm, before any code of a release.
 */
import 'core-js/web/dom-exception';
import 'core-js/web/url';
import 'core-js/web/url-search-params';
import { AbortController, AbortSignal } from 'abortcontroller-polyfill/dist/cjs-ponyfill';
import { Headers, Request, Response } from 'whatwg-fetch';
import { readTime } from './clock';
import { clearTimer, setTimer } from './timers';

// React Router recognises a response by this property, which the package lacks; a realm has no streams.
Object.defineProperty(Response.prototype, 'body', { get: () => null });

const ignore = () => undefined;

/** Discards console output of React and libraries, which does not help a visitor. */
const silentConsole = {
  debug: ignore,
  error: ignore,
  info: ignore,
  log: ignore,
  trace: ignore,
  warn: ignore,
};

/** Needed only for `instanceof`: nothing is uploaded during rendering. */
class FormData {}

/** Returns bytes as plain numbers, because a realm has no buffers; libraries count them. */
class TextEncoder {
  readonly encoding = 'utf-8';

  encode(text = ''): number[] {
    return Array.from(unescape(encodeURIComponent(text)), (byte) => byte.charCodeAt(0));
  }
}

export const webApis = {
  AbortController,
  AbortSignal,
  FormData,
  Headers,
  Request,
  Response,
  TextEncoder,
  clearTimeout: clearTimer,
  console: silentConsole,
  performance: { now: readTime },
  process: { env: {} },
  queueMicrotask: (run: () => void) => void Promise.resolve().then(run),
  setTimeout: setTimer,
};
