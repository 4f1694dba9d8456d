import { approvals } from './commands/approvals';
import { canary, halt, kill, promote, revive, rollback } from './commands/move';
import { check } from './commands/check';
import { createClient } from './client';
import { readCommandLine, type CommandLine } from './command-line';
import { findToken } from './find-token';
import { drawHelp } from './help';
import { dev } from './commands/dev';
import { createPaint, createProgressLog, type CommandResult } from './output';
import { link } from './commands/link';
import { startLocalServer } from './local-server';
import { paths } from './paths';
import type { Project } from './project';
import { publish } from './commands/publish';
import { askOnTerminal, type Session } from './session';
import { rebuild } from './commands/rebuild';
import { sbom } from './commands/sbom';
import { status } from './commands/status';
import { EXIT_CODES, CommandError } from './command-error';
import { token } from './commands/token';
import type { Verb } from './verbs';

const COMMANDS: Readonly<Record<Verb, (session: Session) => Promise<CommandResult>>> = {
  dev,
  publish,
  promote,
  canary,
  halt,
  rollback,
  kill,
  revive,
  link,
  check,
  status,
  token,
  paths,
  sbom,
  approvals,
  rebuild,
};

type Out = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/** Streams and environment of one run. */
export interface RunContext {
  readonly out: Out;
  readonly err: Out;
  readonly environment: NodeJS.ProcessEnv;
  readonly project: Project;
  /** True if the user can be prompted. */
  readonly isInteractive: boolean;
}

function findServer({ options }: CommandLine, { environment }: RunContext): string {
  const server = options.shell ?? options.server ?? environment.METIER_SERVER ?? 'http://localhost:3000';
  if (URL.canParse(server) && /^https?:/.test(server)) return new URL(server).origin;
  throw new CommandError('failed', `"${server}" is not the address of a server.`);
}

function open(command: CommandLine, place: RunContext, server = findServer(command, place)): Session {
  const isForProgram = command.options.json ?? false;
  return {
    ...command,
    client: createClient(server, findToken(server, place.project.root, place.environment)),
    project: place.project,
    teller: createProgressLog(place.err, isForProgram),
    paint: createPaint(place.err, place.environment),
    ask: place.isInteractive && !isForProgram ? askOnTerminal : undefined,
  };
}

/** Runs the command, with `--local` in the shell of a server that ends with it. */
async function runCommand(command: CommandLine, place: RunContext): Promise<CommandResult> {
  const runVerb = COMMANDS[command.verb];
  if (!command.options.local) return runVerb(open(command, place));
  const { environment, err, project } = place;
  const teller = createProgressLog(err, command.options.json ?? false);
  const local = await startLocalServer(project.root, environment, teller);
  try {
    // A token in the environment is for another server; that of this one is in its data folder.
    const own = { ...place, environment: { ...environment, RELEASE_TOKEN: undefined } };
    return await runVerb(open(command, own, local.address));
  } finally {
    await local.stop();
  }
}

const asDocument = (data: object) => `${JSON.stringify(data, null, 2)}\n`;

/** Runs one command; resolves to the exit code. */
export async function run(args: readonly string[], place: RunContext): Promise<number> {
  const { out, err, environment } = place;
  const isForProgram = args.includes('--json');
  try {
    const command = readCommandLine(args);
    if (!command) {
      out.write(`${drawHelp(place.project.program)}\n`);
      return EXIT_CODES.done;
    }
    const { text, data } = await runCommand(command, place);
    out.write(isForProgram ? asDocument(data) : text.map((line) => `${line}\n`).join(''));
    return EXIT_CODES.done;
  } catch (error) {
    const stop = error instanceof CommandError ? error : new CommandError('failed', String(error));
    const { exit, message, errorDetails } = stop;
    if (isForProgram) out.write(asDocument({ error: { exit, message }, ...errorDetails }));
    else err.write(`${createPaint(err, environment)('red', message)}\n`);
    return EXIT_CODES[exit];
  }
}

/** Runs a command, by default that of this process, and sets the exit code. */
export async function runOnTerminal(
  project: Project,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  process.exitCode = await run(args, {
    out: process.stdout,
    err: process.stderr,
    environment: process.env,
    project,
    isInteractive: Boolean(process.stdin.isTTY && process.stderr.isTTY),
  });
}
