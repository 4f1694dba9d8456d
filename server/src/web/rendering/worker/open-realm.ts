import { compileFunction, createContext, runInContext, type Context } from 'node:vm';

/** Code of `../realm`, injected by the build. */
declare const REALM_SOURCE: string;

/** The functions of `../realm/index.ts`, called from outside. */
export interface Realm {
  readonly receive: (text: string) => void;
  readonly collect: () => unknown;
  readonly findNextTimer: () => unknown;
  readonly runDueTimers: () => void;
  /**
   * Compiles both builds; throws a `SyntaxError` for invalid JavaScript, and an `Error` for a build that uses
   * `import()`.
   */
  load(shell: string, remote: string): void;
}

/**
 * Globals that are kept in a new context. Without buffers all memory is in V8's heap, which has a limit;
 * without `FinalizationRegistry` code runs only in calls of the host.
 */
const KEPT = new Set(
  (
    'AggregateError Array BigInt Boolean Date Error EvalError Function Infinity Intl Iterator JSON Map Math NaN Number ' +
    'Object Promise Proxy RangeError ReferenceError Reflect RegExp Set String Symbol SyntaxError TypeError URIError ' +
    'WeakMap WeakRef WeakSet decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval globalThis isFinite ' +
    'isNaN parseFloat parseInt undefined unescape'
  ).split(' '),
);

/**
 * A host function would format stack traces, and its errors would be host objects; without a numeric limit,
 * V8 records none.
 */
const PREPARE = `
  for (const name of Object.getOwnPropertyNames(globalThis)) if (!kept.has(name)) delete globalThis[name];
  Object.defineProperty(Error, 'stackTraceLimit', { value: undefined, writable: false, configurable: false });
`;

/**
 * `import()` would reject with an error object of the host, so a build that contains it is refused. Spaces
 * and comments, including HTML comments, may separate the word from its parenthesis.
 */
const BETWEEN = [
  /\s/,
  /\/\*(?:[^*]|\*(?!\/))*\*\//,
  /\/\/[^\n\r\u2028\u2029]*/,
  /<!--[^\n\r\u2028\u2029]*/,
  /-->[^\n\r\u2028\u2029]*/,
];
const IMPORT = new RegExp(`(?<![\\w$])import(?:${BETWEEN.map(({ source }) => source).join('|')})*[(.]`);

const PARAMETERS = ['module', 'exports', 'require'];

function compile(context: Context, code: string, name: string) {
  if (IMPORT.test(code)) throw new Error(`${name} uses import(), which a server build cannot have`);
  return compileFunction(code, PARAMETERS, { filename: `${name}.cjs`, parsingContext: context });
}

/**
 * Realm for one build: its own built-in objects, none of the host's, no code from strings, and no global that
 * reaches the host.
 */
export function openRealm(): Realm {
  const sandbox: object = Object.create(null) as object;
  const context = createContext(sandbox, { codeGeneration: { strings: false, wasm: false } });
  const run = (code: string) => runInContext(code, context, { displayErrors: false }) as unknown;
  const names = JSON.stringify([...KEPT]);
  run(`{ const kept = new Set(${names}); ${PREPARE} }`);
  const realm = run(`(() => { ${REALM_SOURCE}; return realm; })()`) as Omit<Realm, 'load'> & {
    define(shell: unknown, remote: unknown): void;
  };
  const { collect, define, findNextTimer, receive, runDueTimers } = realm;
  return {
    collect,
    findNextTimer,
    receive,
    runDueTimers,
    // Both are compiled before either runs, so that an error message is V8's own.
    load: (shell, remote) => define(compile(context, shell, 'shell'), compile(context, remote, 'remote')),
  };
}
