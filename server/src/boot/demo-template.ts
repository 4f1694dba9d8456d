import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../config/config';
import { copyFolder } from '../db/copy-folder';
import type { Queryable } from '../db/database';
import type { BuildPaths } from './build-paths';

/** The data of a first start with the demo board, kept for the next start without data. */
export interface DemoTemplate {
  /** Of the same day, server, bundles and settings; undefined if there is none. */
  readonly folder: string | undefined;
  /** Keeps the present data. Nothing may write meanwhile. */
  keep(db: Queryable): Promise<void>;
}

type Paths = Pick<BuildPaths, 'demoFolder' | 'serverMark' | 'webFolder'>;

const NO_TEMPLATE: DemoTemplate = { folder: undefined, keep: async () => undefined };

/** Text that changes with everything that the data of a first start depend on; undefined if that is unknown. */
async function describeInputs(
  { dataDir: _dataDir, port: _port, ...settings }: Config,
  { serverMark, webFolder }: Paths,
  clock: () => Date,
): Promise<string | undefined> {
  const read = (path: string) => readFile(path, 'utf8').catch(() => undefined);
  const server = await read(serverMark);
  if (server === undefined) return undefined;
  const bundles = (await readdir(webFolder)).filter((name) => /^(shell|mf-.+)$/.test(name)).sort();
  const releases = await Promise.all(bundles.map((name) => read(join(webFolder, name, 'dist/release.json'))));
  // The board is as of a day (UTC).
  return JSON.stringify([server, bundles, releases, settings, clock().toISOString().slice(0, 10)]);
}

const nameOf = (inputs: string) => `${createHash('sha256').update(inputs).digest('hex').slice(0, 16)}-`;

/** Finds what an earlier start has kept in `demoFolder`; without that folder nothing is kept. */
export async function findDemoTemplate(
  config: Config,
  paths: Paths,
  clock = () => new Date(),
): Promise<DemoTemplate> {
  const { demoFolder } = paths;
  if (demoFolder === undefined || !config.isDemo || config.isApprovalRequired || config.s3)
    return NO_TEMPLATE;
  const inputs = await describeInputs(config, paths, clock);
  const present = await readdir(demoFolder).catch(() => []);
  const found = inputs && present.find((name) => name.startsWith(nameOf(inputs)));
  const day = clock().getUTCDate();
  return {
    folder: found && join(demoFolder, found),
    async keep(db) {
      const now = await describeInputs(config, paths, clock);
      if (now === undefined || clock().getUTCDate() !== day) return;
      await mkdir(dirname(demoFolder), { recursive: true });
      // A name of its own, because another start may be copying the folder that this one replaces.
      const making = await mkdtemp(`${demoFolder}.new-`);
      try {
        await db.execute(sql`checkpoint`);
        for (const part of ['database', 'files'])
          await copyFolder(join(config.dataDir, part), join(making, part));
        await rm(demoFolder, { recursive: true, force: true });
        await mkdir(demoFolder);
        await rename(making, join(demoFolder, nameOf(now) + making.slice(-6)));
      } finally {
        await rm(making, { recursive: true, force: true });
      }
    },
  };
}
