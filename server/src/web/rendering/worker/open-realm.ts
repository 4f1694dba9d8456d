import { compileFunction, createContext, Script } from 'node:vm';
import { usesImport } from '../../../platform/gate/script/uses-import';

/** Code of `../realm`, injected by the build. */
declare const REALM_SOURCE: string;

/** The functions of `../realm/index.ts`, called from outside. */
export interface Realm {
  readonly receive: (text: string) => void;
  readonly collect: () => unknown;
  readonly findNextTimer: () => unknown;
  readonly runDueTimers: () => void;
  /** Stops the clock of the realm at this time. */
  readonly stopClock: (now: number) => void;
  /** Evaluates both builds before the first page; exceptions are left to it. */
  readonly prepare: () => void;
}

/** Two builds that are compiled once for all realms of the process. */
export interface CompiledBuilds {
  readonly shell: Script;
  readonly remote: Script;
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

const PARAMETERS = ['module', 'exports', 'require'];

function compile(code: string, name: string): Script {
  const body = `{${code}\n}`;
  if (usesImport(body)) throw new Error(`${name} uses import(), which a server build cannot have`);
  const filename = `${name}.cjs`;
  // The body of a function, and no code that closes the function around it.
  compileFunction(code, PARAMETERS, {
    filename,
    parsingContext: createContext(Object.create(null) as object),
  });
  return new Script(`(function (${PARAMETERS.join()}) ${body})`, { filename });
}

/**
 * Compiles both builds; throws a `SyntaxError` for invalid JavaScript, and an `Error` for a build that uses
 * `import()`. No code of theirs runs.
 */
export const compileBuilds = (shell: string, remote: string): CompiledBuilds => ({
  shell: compile(shell, 'shell'),
  remote: compile(remote, 'remote'),
});

const names = JSON.stringify([...KEPT]);
const preparation = new Script(`{ const kept = new Set(${names}); ${PREPARE} }`);
const bridge = new Script(`(() => { ${REALM_SOURCE}; return realm; })()`);

/**
 * Realm for one pair of builds: its own built-in objects, none of the host's, no code from strings, and no
 * global that reaches the host.
 */
export function openRealm({ shell, remote }: CompiledBuilds): Realm {
  const context = createContext(Object.create(null) as object, {
    codeGeneration: { strings: false, wasm: false },
  });
  const run = (script: Script) => script.runInContext(context, { displayErrors: false }) as unknown;
  run(preparation);
  const { define, ...realm } = run(bridge) as Realm & { define(shell: unknown, remote: unknown): void };
  define(run(shell), run(remote));
  return realm;
}
