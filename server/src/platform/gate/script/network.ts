import type { ApiAddress } from './addresses';

/** The methods of the http port; see shared/src/api/http.ts. */
export const PORT: ReadonlyMap<string, string> = new Map([
  ['get', 'GET'],
  ['list', 'GET'],
  ['post', 'POST'],
  ['put', 'PUT'],
  ['patch', 'PATCH'],
  ['delete', 'DELETE'],
]);
export const HTTP_METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

/** Globals that send a request to the address that is their first argument. */
export const SENDERS: ReadonlySet<string> = new Set([
  'fetch',
  'Request',
  'EventSource',
  'WebSocket',
  'WebTransport',
  'Worker',
  'SharedWorker',
  'importScripts',
]);
export const NETWORK: ReadonlySet<string> = new Set([...SENDERS, 'XMLHttpRequest']);

/** Methods of `Reflect` and `Object` that read members of their first argument. */
export const READERS: ReadonlySet<string> = new Set([
  'get',
  'getOwnPropertyDescriptor',
  'getOwnPropertyDescriptors',
  'entries',
  'values',
]);

export const GLOBALS_OF_TEXTS =
  /^(?:join|apply|atob|unescape|String|fromCharCode|fromCodePoint|(?:de|en)codeURI(?:Component)?)$/;

/** Only `get` and `delete` of a single word are more often those of a map than of the http port. */
export const formOfCall = (method: string, { path, form }: ApiAddress): ApiAddress['form'] =>
  form === 'word' &&
  !path.startsWith('/api/{') &&
  (!['GET', 'DELETE'].includes(method) || path.split('/').length > 4)
    ? 'relative'
    : form;
