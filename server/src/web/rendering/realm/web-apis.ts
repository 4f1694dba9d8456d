/**
 * The web APIs that a page needs while it is rendered, in plain JavaScript: an implementation of the host's would bring
 * the host's prototypes with it. This file runs inside the realm, before any code of a release.
 */
import 'core-js/web/dom-exception';
import 'core-js/web/url';
import 'core-js/web/url-search-params';
import { AbortController, AbortSignal } from 'abortcontroller-polyfill/dist/cjs-ponyfill';
import { Headers, Request, Response } from 'whatwg-fetch';
import { clearTimer, setTimer } from './timers';

const ignore = () => undefined;

/** React and libraries complain to a console; what they say while rendering helps no visitor. */
const silentConsole = {
  debug: ignore,
  error: ignore,
  info: ignore,
  log: ignore,
  trace: ignore,
  warn: ignore,
};

/** Only `instanceof` asks for it: nothing is uploaded while a page is rendered. */
class FormData {}

/** Gives bytes as plain numbers, because a realm has no buffers; libraries count them. */
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
  performance: { now: () => Date.now() },
  process: { env: {} },
  queueMicrotask: (run: () => void) => void Promise.resolve().then(run),
  setTimeout: setTimer,
};
