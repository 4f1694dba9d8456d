import { parseArgs } from 'node:util';
import { listRemotes } from '../lib/remotes.cjs';
import { exitWithError } from '../lib/root';

export interface PreviewOptions {
  readonly remote: string;
  /** Origin of the shell's server. */
  readonly shell: string;
  /** Local port; 0 for a free one. */
  readonly port: number;
}

const USAGE =
  'For example: npm run dev -- mf-seeker --shell https://staging.jobs.example [--port 4100]; docs/teams.md';

function readOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    exitWithError(`"${address}" is not the address of a shell. ${USAGE}`);
  return url.origin;
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) exitWithError(`"${text}" is not a port. ${USAGE}`);
  return port;
}

function parse(args: readonly string[]) {
  try {
    const options = { shell: { type: 'string' }, port: { type: 'string', default: '0' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    return exitWithError(`${(error as Error).message}. ${USAGE}`);
  }
}

/**
 * Options of a preview; undefined without any option such as `--shell`. Ends the process if they are invalid.
 */
export function readPreviewOptions(args: readonly string[]): PreviewOptions | undefined {
  if (!args.some((arg) => arg.startsWith('--'))) return undefined;
  const { values, positionals } = parse(args);
  if (values.shell === undefined) exitWithError(`--port goes with --shell. ${USAGE}`);
  const [remote = '', ...others] = positionals;
  if (!listRemotes().includes(remote) || others.length > 0)
    exitWithError(`Name the one remote that runs here: ${listRemotes().join(', ')}. ${USAGE}`);
  return { remote, shell: readOrigin(values.shell), port: readPort(values.port) };
}
