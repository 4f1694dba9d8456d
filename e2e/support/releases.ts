import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import type { AnyRelease, Move, MoveBody, RemoteRelease, StatusReply } from '@metier/shared/contract';
import { packRelease } from '../../tools/release/pack';
import { run } from '../../tools/release/run';
import { findPlace } from './product';

/** Changes a script or style sheet of a build; gives it back as it is when it is not the one. */
export type Edit = (text: string, file: string) => string;

/** What another build of a bundle is to be. */
export interface Rebuild {
  /** Ten letters or digits, as all builds have them. */
  readonly mark: string;
  /** The package's version; that of the build it is made from unless given. */
  readonly version?: string;
  readonly edit?: Edit;
  /** What it says about itself in another way. */
  readonly describe?: object;
}

const DESCRIPTION = 'release.json';
const isText = (file: string) => /\.(c?js|css|json|html)$/.test(file);

const hash = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const readDescription = (folder: string) =>
  JSON.parse(readFileSync(join(folder, DESCRIPTION), 'utf8')) as AnyRelease;

/** The build of a remote that the server of this run began with. */
export const readBuild = (remote: string): RemoteRelease =>
  readDescription(join(findPlace().releasesDir, remote, 'dist')) as RemoteRelease;

/** The part of a version that says what it was built from: `0a1b2c3d4e`. Every name that is a release's own holds it. */
const readMark = ({ version }: AnyRelease) => version.slice(version.indexOf('-') + 1);

/** Builds a remote once more, as if from other sources: another version, other names, other hashes, and what was edited. */
function rebuild(remote: string, { mark, version, edit = (text) => text, describe }: Rebuild): string {
  const { releasesDir, folder } = findPlace();
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

/** The operator of the server under test, at its API. */
export function createOperator(request: APIRequestContext) {
  const token = readFileSync(join(findPlace().dataDir, 'operator-token'), 'utf8').trim();
  const headers = { authorization: `Bearer ${token}` };

  /** Publishes what lies in a folder as a build leaves it; resolves to its version. */
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

  const promote = (remote: string, version: string) => move({ remote, action: 'promote', version });

  /** The version of everything that is live on production. */
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

  /** Types `npm run release -- <words>`; resolves to the exit code, and to what it said. */
  async function type(words: string): Promise<{ code: number; said: string }> {
    let said = '';
    const stream = { isTTY: false, write: (text: unknown) => ((said += String(text)), true) };
    const isTried = /^(promote|canary|check)\b/.test(words);
    const options = ['--reason', 'A journey', ...(isTried ? ['--no-smoke'] : [])];
    const code = await run([...words.split(' '), ...options], {
      out: stream,
      err: stream,
      environment: { METIER_SERVER: `http://localhost:${findPlace().port}`, RELEASE_TOKEN: token },
      isInteractive: false,
    });
    return { code, said };
  }

  /** What the API answers to the operator. */
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
    read,
    promote,
    readLive,
    type,
    rollBack: (remote: string) => move({ remote, action: 'rollback' }),
    /** Leaves the product as this run found it. */
    async restore(remote: string) {
      const { version } = readBuild(remote);
      if ((await readLive()).get(remote) !== version) await promote(remote, version);
    },
    /** The same for several that may need each other. */
    async restoreAll(remotes: readonly string[]) {
      const live = await readLive();
      const moved = remotes
        .map((remote) => ({ remote, version: readBuild(remote).version }))
        .filter(({ remote, version }) => live.get(remote) !== version);
      if (moved.length > 1) await promoteTrain(moved);
      else for (const { remote, version } of moved) await promote(remote, version);
    },
  };
}
