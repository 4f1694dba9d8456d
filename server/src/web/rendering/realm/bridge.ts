import type { PageData } from '@metier/sdk/contract';
import type { ApiResponse } from '../../../http/response/api-response';
import type { BuildOutput, FromBuild, ToBuild } from '../messages';

/** A build compiled by the host: the function of a CommonJS module. */
export type BuildFunction = (
  module: { exports: unknown },
  exports: unknown,
  require: (wanted: string) => unknown,
) => void;

interface ShellBuild {
  readonly lent: Readonly<Record<string, unknown>>;
  render(task: {
    url: string;
    page: PageData;
    remote: unknown;
    read: (path: string) => Promise<Response>;
  }): Promise<RenderedByShell>;
}

/** Result of a shell's release, with facts not yet serialized. */
type RenderedByShell =
  | Extract<BuildOutput, { kind: 'redirect' }>
  | (Omit<Extract<BuildOutput, { kind: 'page' }>, 'head'> & { readonly head?: { readonly facts?: unknown } });

interface Loaded {
  readonly shell: ShellBuild;
  readonly remote: unknown;
}

const SCHEMA = { '@context': 'https://schema.org' };

let load = (): Loaded => {
  throw new Error('The build has not been loaded');
};
let outbox: FromBuild[] = [];
let calls = 0;
const waiting = new Map<number, (answer: ApiResponse) => void>();

function evaluate(build: BuildFunction, lent: Readonly<Record<string, unknown>>, name: string): unknown {
  const module = { exports: {} };
  build(module, module.exports, (wanted) => {
    if (Object.hasOwn(lent, wanted)) return lent[wanted];
    throw new Error(`${name} requires ${wanted}, which the shell does not provide`);
  });
  return module.exports;
}

/**
 * Evaluates the builds with the first page, so that an exception of a build fails its pages with the original
 * message.
 */
export function define(shellBuild: BuildFunction, remoteBuild: BuildFunction): void {
  let loaded: Loaded | undefined;
  load = () => {
    if (loaded) return loaded;
    const shell = evaluate(shellBuild, {}, 'shell') as ShellBuild;
    const { remote } = evaluate(remoteBuild, shell.lent, 'remote') as { remote: unknown };
    return (loaded = { shell, remote });
  };
}

/** Evaluates the builds ahead; an exception comes again with the first page, which reports it. */
export function prepare(): void {
  try {
    load();
  } catch {
    return;
  }
}

const createRead = (task: number) => (path: string) =>
  new Promise<Response>((resolve) => {
    const call = (calls += 1);
    waiting.set(call, ({ status, headers, body }) => resolve(new Response(body, { status, headers })));
    outbox.push({ kind: 'read', task, call, path: String(path) });
  });

/** Serializes facts, because the server neither reads nor copies an object of a release. */
function toMessage(rendered: RenderedByShell): BuildOutput {
  if (rendered.kind === 'redirect') return rendered;
  const { facts, ...head } = rendered.head ?? {};
  const listed = Array.isArray(facts) ? (facts as unknown[]) : [];
  return {
    ...rendered,
    head: {
      ...head,
      facts: listed.map((fact) => JSON.stringify({ ...SCHEMA, ...(fact as object) })),
    },
  };
}

const describe = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

async function render({ task, url, page }: Extract<ToBuild, { kind: 'render' }>): Promise<void> {
  try {
    const { shell, remote } = load();
    const rendered = await shell.render({ url, page, remote, read: createRead(task) });
    outbox.push({ kind: 'done', task, rendered: toMessage(rendered) });
  } catch (error) {
    outbox.push({ kind: 'failed', task, reason: describe(error) });
  }
}

/** Handles one message of the server, as JSON. */
export function receive(text: string): void {
  const message = JSON.parse(text) as ToBuild;
  if (message.kind === 'render') return void render(message);
  waiting.get(message.call)?.(message.answer);
  waiting.delete(message.call);
}

/** Returns the messages since the last call as a JSON array, or an empty string if there are none. */
export function collect(): string {
  if (outbox.length === 0) return '';
  const text = JSON.stringify(outbox);
  outbox = [];
  return text;
}
