import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { AnyRelease, Move, MoveBody, RemoteRelease, StatusReply } from '@metier/sdk/contract';
import { packRelease } from '../../packages/cli/src/pack';
import { openRepository } from '../../packages/cli/src/repository';
import { run } from '../../packages/cli/src/run';
import { getRunPaths } from './run-paths';

/** Changes a script or style sheet of a build; returns the text unchanged if the file does not match. */
export type Edit = (text: string, file: string) => string;

/** Options of a modified build of a bundle. */
export interface Rebuild {
  /** Fingerprint: ten letters or digits, as in all builds. */
  readonly mark: string;
  /** Version of the package; by default that of the original build. */
  readonly version?: string;
  readonly edit?: Edit;
  /** Overrides of its description in `release.json`. */
  readonly describe?: object;
}

const DESCRIPTION = 'release.json';
const isText = (file: string) => /\.(c?js|css|json|html)$/.test(file);

const hash = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const readDescription = (folder: string) =>
  JSON.parse(readFileSync(join(folder, DESCRIPTION), 'utf8')) as AnyRelease;

/** Description of the build with which the server of this run started. */
export const readBuild = (remote: string): RemoteRelease =>
  readDescription(join(getRunPaths().releasesDir, remote, 'dist')) as RemoteRelease;

/** The fingerprint in a version: `0a1b2c3d4e`. It is part of every name specific to a release. */
const readMark = ({ version }: AnyRelease) => version.slice(version.indexOf('-') + 1);

/**
 * Copies a build as if it came from other sources: with another version, names and hashes, and with the
 * edits.
 */
function rebuild(remote: string, { mark, version, edit = (text) => text, describe }: Rebuild): string {
  const { releasesDir, folder } = getRunPaths();
  const from = join(releasesDir, remote, 'dist');
  const to = join(folder, 'rebuilt', `${remote}-${mark}`);
  const old = readDescription(from);
  const stem = version ?? old.version.slice(0, old.version.indexOf('-'));
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from)) {
    const content = readFileSync(join(from, file));
    const renamed = () =>
      content.toString('utf8').replaceAll(old.version, `${stem}-${mark}`).replaceAll(readMark(old), mark);
    writeFileSync(join(to, file), isText(file) ? edit(renamed(), file) : content);
  }
  const release = { ...readDescription(to), ...describe };
  for (const [file, described] of Object.entries(release.files)) {
    const content = readFileSync(join(to, file));
    Object.assign(described, { integrity: hash(content), size: content.length });
  }
  writeFileSync(join(to, DESCRIPTION), JSON.stringify(release));
  return to;
}

/** Runs `npm run release -- <words>`; resolves to the exit code and the output. */
async function runCommand(words: string, token: string): Promise<{ code: number; said: string }> {
  let said = '';
  const stream = { isTTY: false, write: (text: unknown) => ((said += String(text)), true) };
  const isTried = /^(promote|canary|check)\b/.test(words);
  const isMove = !/^(link|status|check)\b/.test(words);
  const options = [...(isMove ? ['--reason', 'A journey'] : []), ...(isTried ? ['--no-smoke'] : [])];
  const code = await run([...words.split(' '), ...options], {
    out: stream,
    err: stream,
    environment: { METIER_SERVER: `http://localhost:${getRunPaths().port}`, RELEASE_TOKEN: token },
    project: openRepository(getRunPaths().releasesDir),
    isInteractive: false,
  });
  return { code, said };
}

/** The builds with which this run started that are not live now. */
function listReplaced(remotes: readonly string[], live: ReadonlyMap<string, string | null>) {
  return remotes
    .map((remote) => ({ remote, version: readBuild(remote).version }))
    .filter(({ remote, version }) => live.get(remote) !== version);
}

/** Opens a release link, and agrees to what it shows. */
export async function followReleaseLink(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Show the preview' }).click();
  await page.waitForURL((url) => !url.searchParams.has('release'));
}

/** API client of an operator of the server under test. */
export function createOperator(request: APIRequestContext) {
  const token = readFileSync(join(getRunPaths().dataDir, 'operator-token'), 'utf8').trim();
  const headers = { authorization: `Bearer ${token}` };

  /** Publishes the build in a folder; resolves to its version. */
  async function publishFolder(folder: string): Promise<string> {
    const { release, archive } = await packRelease(folder);
    const response = await request.post('/api/releases/', {
      headers: { ...headers, 'content-type': 'application/gzip' },
      data: archive,
    });
    expect(response.status(), await response.text()).toBe(201);
    return release.version;
  }

  /** Publishes another build of a bundle; resolves to its version. */
  const publishBuild = (remote: string, build: Rebuild): Promise<string> =>
    publishFolder(rebuild(remote, build));

  async function move(body: Pick<MoveBody, 'remote' | 'action' | 'version'>): Promise<Move> {
    const response = await request.post('/api/releases/moves/', {
      headers,
      data: { channel: 'production', reason: 'A journey', ...body },
    });
    expect(response.status(), await response.text()).toBe(201);
    return (await response.json()) as Move;
  }

  /** Grants a public path to a remote, unless it has it. */
  async function grant(remote: string, path: string): Promise<void> {
    const response = await request.post('/api/releases/paths/', { headers, data: { remote, path } });
    expect([201, 409], await response.text()).toContain(response.status());
  }

  const promote = (remote: string, version: string) => move({ remote, action: 'promote', version });

  /** Live versions in production, by bundle. */
  async function readLive(): Promise<Map<string, string | null>> {
    const response = await request.get('/api/releases/status/', { headers });
    const { live } = (await response.json()) as StatusReply;
    const ours = live.filter(({ channel }) => channel === 'production');
    return new Map(ours.map(({ remote, version }) => [remote, version]));
  }

  async function promoteTrain(releases: readonly { remote: string; version: string }[]): Promise<void> {
    const response = await request.post('/api/releases/trains/', {
      headers,
      data: { channel: 'production', reason: 'A journey', releases },
    });
    expect(response.status(), await response.text()).toBe(201);
  }

  /** Reads from the API with the operator token. */
  async function read<Reply>(path: string): Promise<Reply> {
    const response = await request.get(`/api/${path}`, { headers });
    expect(response.status(), await response.text()).toBe(200);
    return (await response.json()) as Reply;
  }

  return {
    publishBuild,
    publish: (remote: string, mark: string, edit?: Edit) =>
      publishBuild(remote, edit ? { mark, edit } : { mark }),
    publishFolder,
    grant,
    read,
    promote,
    readLive,
    type: (words: string) => runCommand(words, token),
    rollBack: (remote: string) => move({ remote, action: 'rollback' }),
    /** Promotes the version with which this run started. */
    async restore(remote: string) {
      const { version } = readBuild(remote);
      if ((await readLive()).get(remote) !== version) await promote(remote, version);
    },
    /** Restores several bundles in one move because they may depend on each other. */
    async restoreAll(remotes: readonly string[]) {
      const moved = listReplaced(remotes, await readLive());
      if (moved.length > 1) await promoteTrain(moved);
      else for (const { remote, version } of moved) await promote(remote, version);
    },
  };
}
