import { compileFunction, createContext, runInContext, type Context } from 'node:vm';

/** The code of `../realm`, put in by the build. */
declare const REALM_SOURCE: string;

/** The functions of `../realm/index.ts`, called from outside. */
export interface Realm {
  readonly receive: (text: string) => void;
  readonly collect: () => unknown;
  readonly findNextTimer: () => unknown;
  readonly runDueTimers: () => void;
  /** Compiles both builds; throws a `SyntaxError` when one is no JavaScript, and an `Error` when it imports at run time. */
  load(shell: string, remote: string): void;
}

/**
 * What stays of a new context's globals. Without buffers all memory is V8's heap, which has a limit; without
 * `FinalizationRegistry` nothing runs but what the host calls.
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
 * A stack trace would be formatted by a function of the host's, and an error of that function would be the host's;
 * without a limit in numbers, V8 records none.
 */
const PREPARE = `
  for (const name of Object.getOwnPropertyNames(globalThis)) if (!kept.has(name)) delete globalThis[name];
  Object.defineProperty(Error, 'stackTraceLimit', { value: undefined, writable: false, configurable: false });
`;

/**
 * `import()` would answer with an error of the host's: wherever it may stand, the build is refused. Between the word and
 * its parenthesis, spaces and comments may stand, those of HTML among them.
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
 * A realm for one build: its own built-in objects, none of the host's, no way to make code from text, and no global
 * that leads anywhere.
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
    // Both are compiled before either runs: until then an error's message is V8's own.
    load: (shell, remote) => define(compile(context, shell, 'shell'), compile(context, remote, 'remote')),
  };
}
