import { createInterface } from 'node:readline/promises';
import type { Client } from './client';
import type { CommandLine } from './command-line';
import type { Paint, Teller } from './output';
import { Stop } from './stop';

/** What every command works with. */
export interface Session extends CommandLine {
  readonly client: Client;
  readonly teller: Teller;
  readonly paint: Paint;
  /** Asks whoever sits at the terminal; undefined when nobody does. */
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

/** Why something is done; the history is worth nothing without. */
export async function readReason({ options, ask }: Session): Promise<string> {
  const reason = options.reason?.trim() || (await ask?.('Why? '));
  if (!reason) throw new Stop('failed', 'Say why: --reason "…".');
  return reason;
}
