/**
 * Renders pages with the code of releases, in a process of its own: that code is the teams', and neither its mistakes nor
 * its appetite are to be the server's. It is given what the shell lends, an http port that asks the parent, and nothing
 * else: no environment, no modules, no network, no files.
 */
import { compileFunction } from 'node:vm';
import type { PageData } from '@metier/shared/contract';
import type { ApiAnswer } from '../../http/read-as-visitor';
import type { Bundle, FromWorker, Rendered, ToWorker } from './messages';

interface ShellBuild {
  readonly lent: Readonly<Record<string, unknown>>;
  render(task: {
    url: string;
    page: PageData;
    remote: unknown;
    read: (path: string) => Promise<Response>;
  }): Promise<Rendered>;
}

interface Loaded {
  readonly shell: ShellBuild;
  readonly remote: unknown;
}

const parent = process;
const bundles = new Map<string, () => Loaded>();
const calls = new Map<number, (answer: ApiAnswer) => void>();
let callCount = 0;

const tell = (message: FromWorker) => void parent.send?.(message);

/** What code of a release finds beside the language: nothing that leads out of the process. */
function closeDoors(): void {
  const doors = ['process', 'fetch', 'WebSocket', 'EventSource', 'navigator', 'require', 'module', 'Worker'];
  for (const door of doors) Reflect.deleteProperty(globalThis, door);
  Object.defineProperty(globalThis, 'process', { value: Object.freeze({ env: {} }) });
}

function evaluate(code: string, lent: Readonly<Record<string, unknown>>, name: string): unknown {
  const module = { exports: {} };
  const require = (wanted: string) => {
    if (Object.hasOwn(lent, wanted)) return lent[wanted];
    throw new Error(`${name} asks for ${wanted}, which is not lent`);
  };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: `${name}.cjs` });
  run(module, module.exports, require);
  return module.exports;
}

/** Evaluated when first asked for, so that a build that throws fails its pages and not the process. */
function prepare({ shell: shellCode, remote: remoteCode }: Bundle): () => Loaded {
  let loaded: Loaded | undefined;
  return () => {
    if (loaded) return loaded;
    const shell = evaluate(shellCode, {}, 'shell') as ShellBuild;
    const { remote } = evaluate(remoteCode, shell.lent, 'remote') as { remote: unknown };
    return (loaded = { shell, remote });
  };
}

const reader = (task: number) => (path: string) =>
  new Promise<Response>((resolve) => {
    const call = (callCount += 1);
    calls.set(call, ({ status, headers, body }) => resolve(new Response(body || null, { status, headers })));
    tell({ kind: 'read', task, call, path });
  });

async function render({ task, bundle, url, page }: Extract<ToWorker, { kind: 'render' }>): Promise<void> {
  try {
    const load = bundles.get(bundle);
    if (!load) throw new Error('The build has not come');
    const { shell, remote } = load();
    const rendered = await shell.render({ url, page, remote, read: reader(task) });
    tell({ kind: 'done', task, rendered, memory: parent.memoryUsage.rss() });
  } catch (error) {
    tell({
      kind: 'failed',
      task,
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}

function hear(message: ToWorker): void {
  if (message.kind === 'bundle') bundles.set(message.bundle.key, prepare(message.bundle));
  else if (message.kind === 'render') void render(message);
  else {
    calls.get(message.call)?.(message.answer);
    calls.delete(message.call);
  }
}

parent.on('message', hear);
parent.on('disconnect', () => parent.exit());
// Whatever a release leaves unhandled is its own: the page is late and is sent without it.
parent.on('unhandledRejection', () => undefined);
closeDoors();
