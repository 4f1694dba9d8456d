import { createInterface } from 'node:readline/promises';
import type { Release } from '@metier/shared/contract';
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

/** The release that is meant: the newest one, the newest build of a short version, or exactly the named one. */
export async function findRelease(client: Client, remote: string, version?: string): Promise<Release> {
  const releases = await client.get<Release[]>(`?remote=${encodeURIComponent(remote)}&page_size=100`);
  const found =
    version === undefined
      ? releases[0]
      : (releases.find((release) => release.version === version) ??
        releases.find((release) => release.version.startsWith(`${version}-`)));
  if (found) return found;
  throw new Stop(
    'failed',
    version === undefined
      ? `Nothing of ${remote} is published: npm run release -- publish ${remote}`
      : `There is no release ${version} of ${remote}.`,
  );
}
