import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { AnyRelease, Sbom, StatusReply } from '@metier/sdk/contract';
import { CommandError } from './command-error';
import type { Session } from './session';

const NAME = /^(@[\w.~-]+\/)?[\w.~-]+$/;
/** The server's own packages are in no registry. */
const OWN = '@metier/';
const TIME_LIMIT_MS = 10_000;
const CONCURRENCY = 4;

/** Dates of all versions of a package, as the registry of this folder says; empty if it does not. */
export async function askRegistry(folder: string, name: string): Promise<Readonly<Record<string, string>>> {
  const options = { cwd: folder, timeout: TIME_LIMIT_MS, shell: process.platform === 'win32' };
  const arguments_ = ['view', name, 'time', '--json', '--fetch-retries=0'];
  const { stdout } = await promisify(execFile)('npm', arguments_, options).catch(() => ({ stdout: '{}' }));
  return JSON.parse(stdout || '{}') as Record<string, string>;
}

/** Packages of the release that is live, by name and version; none where nothing is. */
async function listLive({ client }: Session, remote: string): Promise<Set<string>> {
  try {
    const { live } = await client.get<StatusReply>('status/');
    const version = live.find((each) => each.remote === remote && each.channel === 'production')?.version;
    if (!version) return new Set();
    const { components } = await client.get<Sbom>(`${remote}/${version}/sbom/`);
    return new Set(
      (components as { name: string; version: string }[]).map((each) => `${each.name}@${each.version}`),
    );
  } catch (error) {
    // A server of an earlier version.
    if (error instanceof CommandError) return new Set();
    throw error;
  }
}

/** When the packages were published that the live release does not have: what the registry does not know is left out. */
export async function readPackageDates(
  session: Session,
  { name: remote, packages = {} }: AnyRelease,
): Promise<Record<string, string>> {
  const { project, teller } = session;
  if (!project.readPublishTimes) return {};
  const live = await listLive(session, remote);
  const fresh = Object.entries(packages).flatMap(([name, versions]) =>
    versions
      .split(', ')
      .filter((version) => NAME.test(name) && !name.startsWith(OWN) && !live.has(`${name}@${version}`))
      .map((version) => ({ name, version })),
  );
  if (fresh.length === 0) return {};
  teller.writeLine(`Asking the registry how old ${fresh.length} new packages are`);
  const dates: Record<string, string> = {};
  const waiting = [...fresh];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const date = Date.parse((await project.readPublishTimes?.(next.name))?.[next.version] ?? '');
      if (Number.isFinite(date)) dates[`${next.name}@${next.version}`] = new Date(date).toISOString();
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return Object.fromEntries(Object.entries(dates).sort());
}
