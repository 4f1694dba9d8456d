import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import type { AnyRelease, Move, MoveBody, RemoteRelease, StatusReply } from '@metier/shared/contract';
import { packRelease } from '../../tools/release/pack';
import { findPlace } from './product';

/** Changes a script or style sheet of a build; gives it back as it is when it is not the one. */
export type Edit = (text: string, file: string) => string;

const DESCRIPTION = 'release.json';
const isText = (file: string) => /\.(js|css|json|html)$/.test(file);

const hash = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const readDescription = (folder: string) =>
  JSON.parse(readFileSync(join(folder, DESCRIPTION), 'utf8')) as AnyRelease;

/** The build of a remote that the server of this run began with. */
export const readBuild = (remote: string): RemoteRelease =>
  readDescription(join(findPlace().releasesDir, remote, 'dist')) as RemoteRelease;

/** The part of a version that says what it was built from: `0a1b2c3d4e`. Every name that is a release's own holds it. */
const readMark = ({ version }: AnyRelease) => version.slice(version.indexOf('-') + 1);

/** Builds a remote once more, as if from other sources: another version, other names, other hashes, and what was edited. */
function rebuild(remote: string, mark: string, edit: Edit): string {
  const { releasesDir, folder } = findPlace();
  const from = join(releasesDir, remote, 'dist');
  const to = join(folder, 'rebuilt', `${remote}-${mark}`);
  const old = readDescription(from);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from)) {
    const content = readFileSync(join(from, file));
    const renamed = () => content.toString('utf8').replaceAll(readMark(old), mark);
    writeFileSync(join(to, file), isText(file) ? edit(renamed(), file) : content);
  }
  const release = readDescription(to);
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

  /** Publishes another build of a remote; resolves to its version. The mark has ten letters or digits, as all have. */
  async function publish(remote: string, mark: string, edit: Edit = (text) => text): Promise<string> {
    const { release, archive } = await packRelease(rebuild(remote, mark, edit));
    const response = await request.post('/api/releases/', {
      headers: { ...headers, 'content-type': 'application/gzip' },
      data: archive,
    });
    expect(response.status(), await response.text()).toBe(201);
    return release.version;
  }

  async function move(body: Pick<MoveBody, 'remote' | 'action' | 'version'>): Promise<Move> {
    const response = await request.post('/api/releases/moves/', {
      headers,
      data: { channel: 'production', reason: 'A journey', ...body },
    });
    expect(response.status(), await response.text()).toBe(201);
    return (await response.json()) as Move;
  }

  const promote = (remote: string, version: string) => move({ remote, action: 'promote', version });

  async function readLive(remote: string): Promise<string | null | undefined> {
    const response = await request.get('/api/releases/status/', { headers });
    const { live } = (await response.json()) as StatusReply;
    return live.find((each) => each.remote === remote && each.channel === 'production')?.version;
  }

  return {
    publish,
    promote,
    rollBack: (remote: string) => move({ remote, action: 'rollback' }),
    /** Leaves the product as this run found it. */
    async restore(remote: string) {
      const { version } = readBuild(remote);
      if ((await readLive(remote)) !== version) await promote(remote, version);
    },
  };
}
