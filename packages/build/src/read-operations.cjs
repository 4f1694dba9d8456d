const { build } = require('esbuild');
const { createRequire } = require('node:module');
const { join } = require('node:path');

/**
 * @typedef {{ id: string, method: string, path: string }} Operation
 * @typedef {{ paths: Record<string, Record<string, any>>, components: { schemas: Record<string, any> } }} ApiDocument
 * @typedef {{ method: string, path: string }} Call
 */

const METHODS = ['get', 'list', 'post', 'put', 'patch', 'delete'];

/**
 * Every function of `@metier/sdk/api` by its name.
 * @param {string} directory
 * @returns {Promise<Record<string, Function>>}
 */
async function loadFunctions(directory) {
  const bundle = await build({
    stdin: { contents: `export * from '@metier/sdk/api';`, resolveDir: directory },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    logLevel: 'error',
  });
  const module = { exports: /** @type {Record<string, Function>} */ ({}) };
  const run = new Function('module', 'exports', 'require', bundle.outputFiles[0]?.text ?? '');
  run(module, module.exports, createRequire(join(directory, 'package.json')));
  return module.exports;
}

/**
 * A mock for any argument or reply: an id, an object, a list with one item. It converts to `{}` in a URL,
 * like a path parameter without its name.
 * @returns {any}
 */
function standIn() {
  return new Proxy(() => undefined, {
    ownKeys: () => [],
    apply: standIn,
    get(_target, key) {
      if (key === 'then') return undefined;
      if (key === Symbol.toPrimitive) return () => '{}';
      if (key === Symbol.iterator) return () => [standIn()].values();
      if (key === 'map') return (/** @type {(one: unknown) => unknown} */ change) => [change(standIn())];
      return standIn();
    },
  });
}

/**
 * Records the API calls of a function by running it with a mock client.
 * @returns {Promise<Call[]>}
 */
async function record(/** @type {Function} */ run) {
  const calls = /** @type {Call[]} */ ([]);
  const http = Object.fromEntries(
    METHODS.map((method) => [
      method,
      async (/** @type {string} */ path) => {
        calls.push({ method: method === 'list' ? 'GET' : method.toUpperCase(), path: `/api/${path}` });
        return standIn();
      },
    ]),
  );
  const reply = await run(http, ...Array.from({ length: 6 }, standIn));
  // A function that returns the URL of a download makes no call itself: the browser follows it.
  if (typeof reply === 'string' && reply.startsWith('/api/'))
    calls.push({ method: 'GET', path: reply.replace(/\?.*/, '') });
  return calls;
}

const nameless = (/** @type {string} */ path) => path.replace(/\{\w*\}/g, '{}');

/**
 * The described operation that matches a call; undefined if there is none.
 * @param {ApiDocument} api
 * @param {Call} call
 * @returns {Operation | undefined}
 */
function findOperation(api, { method, path }) {
  const known = Object.keys(api.paths).find((each) => nameless(each) === path) ?? '';
  const operation = api.paths[known]?.[method.toLowerCase()];
  return operation && { id: operation.operationId, method, path: known };
}

/**
 * The operations called by each function of `@metier/sdk/api`, keyed by function name; empty if it makes
 * no call, or only calls outside the description.
 * @param {ApiDocument} api
 * @param {string} directory of a package that uses the SDK, absolute
 * @returns {Promise<Map<string, Operation[]>>}
 */
async function readOperations(api, directory) {
  const found = new Map();
  for (const [name, run] of Object.entries(await loadFunctions(directory))) {
    const calls = await record(run);
    found.set(
      name,
      calls.flatMap((call) => findOperation(api, call) ?? []),
    );
  }
  return found;
}

module.exports = { readOperations };
