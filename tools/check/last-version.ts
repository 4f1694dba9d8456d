import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiDocument } from '../../server/src/http/openapi/document';
import { describeApi } from '../lib/describe-api.cjs';
import { makeOnce } from '../lib/make-once.cjs';
import { exitWithError, ROOT } from '../lib/root';
import { emitTypes, type Declarations } from '../sdk/declare-types';

/** Names the commit of the last version, since a clone may have no tags. */
const RECORD = 'docs/last-version.json';
const OUTPUT = '.cache/last-version';
const SOURCES = ['server/src', 'shared/src'];
const MAX_BYTES = 256 * 1024 * 1024;

interface VersionRecord {
  /** Of `@metier/sdk`. */
  readonly version: string;
  readonly commit: string;
}

/** What clients and teams can rely on. */
interface Promises {
  readonly description: ApiDocument;
  readonly declarations: Declarations;
}

export interface LastVersion extends Promises {
  readonly version: string;
}

const readRecord = () => JSON.parse(readFileSync(join(ROOT, RECORD), 'utf8')) as VersionRecord;

function run(program: string, args: readonly string[], input?: Buffer): Buffer {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, input, maxBuffer: MAX_BYTES });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${String(stderr)}`);
  return stdout;
}

/** A shallow clone lacks earlier commits, and an archive of the sources all of them. */
const isThere = (commit: string) =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT }).status === 0;

/** Describes the sources of a commit with the tools and packages of today. */
async function readPromises(commit: string): Promise<Promises> {
  const folder = mkdtempSync(join(ROOT, OUTPUT, 'sources-'));
  try {
    run('tar', ['-x', '-C', folder], run('git', ['archive', commit, ...SOURCES]));
    const description = JSON.parse(await describeApi(folder)) as ApiDocument;
    return { description, declarations: emitTypes(folder, ['shared/src']) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Undefined in a clone that lacks the commit. */
export async function readVersion({ version, commit }: VersionRecord): Promise<LastVersion | undefined> {
  if (!isThere(commit)) return undefined;
  const file = join(ROOT, OUTPUT, 'promises.json');
  await makeOnce({
    output: OUTPUT,
    inputs: [RECORD, 'package-lock.json', 'tools/lib/describe-api.cjs', 'tools/sdk/declare-types.ts'],
    async make() {
      mkdirSync(join(ROOT, OUTPUT), { recursive: true });
      writeFileSync(file, JSON.stringify(await readPromises(commit)));
    },
  });
  return { version, ...(JSON.parse(readFileSync(file, 'utf8')) as Promises) };
}

let last: ReturnType<typeof readVersion> | undefined;

/** What the last version promised; undefined in a clone that lacks its commit. */
export const readLastVersion = () => (last ??= readVersion(readRecord()));

/** Says in a clone without the commit what is not checked there. */
export function sayMissing(): string {
  const { version, commit } = readRecord();
  return `not compared with ${version}, whose commit this clone lacks: git fetch --depth 1 origin ${commit}`;
}

/** Names the present commit as the last version. */
export function recordVersion(version: string): void {
  if (run('git', ['status', '--porcelain']).length > 0)
    exitWithError('Commit first: a version is what a commit has.');
  const commit = run('git', ['rev-parse', 'HEAD']).toString().trim();
  writeFileSync(join(ROOT, RECORD), `${JSON.stringify({ version, commit }, null, 2)}\n`);
}
