import { createInterface } from 'node:readline/promises';
import type { Client } from './client';
import type { CommandLine } from './command-line';
import type { Paint, ProgressLog } from './output';
import type { Project } from './project';
import { CommandError } from './command-error';

export interface Session extends CommandLine {
  readonly client: Client;
  readonly project: Project;
  readonly teller: ProgressLog;
  readonly paint: Paint;
  /** Prompts the user at the terminal; undefined if not interactive. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
}

export async function askOnTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

/** The mandatory reason for a change, recorded in the history of moves. */
export async function readReason({ options, ask }: Session): Promise<string> {
  const reason = options.reason?.trim() || (await ask?.('Why? '));
  if (!reason) throw new CommandError('failed', 'Say why: --reason "…".');
  return reason;
}
