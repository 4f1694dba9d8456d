import type {
  AnyRelease,
  Channel,
  GateBody,
  GateCheck,
  GateReply,
  Smoke,
  Verdict,
} from '@metier/sdk/contract';
import { refuse } from '../../errors';
import type { ApiDocument } from '../../http/openapi/document';
import type { Dependencies } from '../../dependencies';
import { hashOf } from '../store/check-release';
import { readStored } from '../store/file-bytes';
import type { CandidateFile, LanguageRule } from './context';
import { canDeploy, runChecks } from './run-checks';
import type { SmokeRequest } from './smoke-runner';
import {
  isAnalyzed,
  MAX_ANALYZED_BYTES,
  analyzeFile,
  findCachedAnalysis,
  NOT_ANALYZED,
} from './analyze-file';
import type { PublishedRelease } from '../registry/live-state';
import { findRollout } from '../registry/rollouts';
import { listGrants } from '../teams/path-grants.service';
import { listReleaseFiles, listReleaseLanguages, type ReleaseFileRow } from '../store/releases.repository';
import { releasesTexts as texts } from '../store/releases.texts';

/** Planned releases of a channel by remote; undefined for a remote that will have none. */
export type Changes = ReadonlyMap<string, AnyRelease | undefined>;

interface Question {
  readonly release: PublishedRelease;
  readonly channel: Channel;
  readonly api: ApiDocument;
  readonly claimedSmoke?: Smoke | undefined;
  /** True when the server opens its pages in a browser, provided that all other checks pass. */
  readonly opensPages?: boolean;
  /** Whether it was live before; a new language does not hold it up. */
  readonly isBack?: boolean;
  /** Releases that move in the same transaction, checked instead of the live ones. */
  readonly changes?: Changes | undefined;
}

/** Checks a release against the live ones of a channel, after reading all of its files. */
export async function runGate(
  dependencies: Dependencies,
  { release, channel, api, claimedSmoke, opensPages, isBack = false, changes = new Map() }: Question,
): Promise<Verdict[]> {
  const staying = listLiveDescriptions(dependencies, channel).filter(({ name }) => !changes.has(name));
  const beside = [...staying, ...[...changes.values()].flatMap((change) => change ?? [])];
  const stored = await readStoredFiles(dependencies, release);
  const grants = await listGrants(dependencies.db);
  const languages = await readLanguageRule(dependencies, isBack ? Infinity : undefined);
  const moving = [...changes.keys()].filter((name) => name !== release.remote);
  const together = [...changes].flatMap(([name, change]) =>
    change && name !== release.remote ? [change] : [],
  );
  const judgeWith = (smoke?: Smoke) =>
    runChecks(release.description, beside, {
      api,
      grants,
      languages,
      stored,
      smoke,
      claimedSmoke,
      moving,
      listPublished: listFor(dependencies),
    });
  const verdicts = judgeWith();
  if (!opensPages || !dependencies.smoke || !canDeploy(verdicts)) return verdicts;
  const request: SmokeRequest = { release, channel, together };
  return judgeWith(await dependencies.smoke.openPages(dependencies, request));
}

/** Checks a live release, from the recorded metadata of its files. */
export async function runGateForLive(dependencies: Dependencies, question: Question): Promise<Verdict[]> {
  const { release, channel, api } = question;
  const rows = await listReleaseFiles(dependencies.db, release.id);
  const stored = new Map<string, CandidateFile>();
  for (const row of rows.filter(({ encoding }) => encoding === ''))
    stored.set(row.path, await describeRecorded(dependencies, release, row, rows));
  const grants = await listGrants(dependencies.db);
  return runChecks(release.description, listLiveDescriptions(dependencies, channel, release.remote), {
    api,
    grants,
    languages: await readLanguageRule(dependencies),
    stored,
    listPublished: listFor(dependencies),
  });
}

/** Reads a file only if its analysis is not cached. */
async function describeRecorded(
  dependencies: Dependencies,
  { remote }: PublishedRelease,
  { path, integrity, size, fileId }: ReleaseFileRow,
  rows: readonly ReleaseFileRow[],
): Promise<CandidateFile> {
  const facts = { integrity, size, transferSize: sizeOnWay(rows, path, size) };
  if (!isAnalyzed(remote, path)) return facts;
  const known = findCachedAnalysis(remote, integrity);
  const content = known ? undefined : await readStored(dependencies.files, fileId);
  const isSame = content && hashOf(content) === integrity;
  const request = isSame ? { bundle: remote, path, content } : undefined;
  return { ...facts, reading: request ? await analyzeFile(dependencies, request, integrity) : known };
}

const readLanguageRule = async (
  { db, clock, config }: Dependencies,
  graceDays = config.languageGraceDays,
): Promise<LanguageRule> => ({ since: await listReleaseLanguages(db), now: clock(), graceDays });

const listFor =
  ({ releases }: Dependencies) =>
  (): AnyRelease[] =>
    releases.listAll().map(({ description }) => description);

/**
 * Stable releases and candidates of a channel; beside the stable release of `remote` without the candidates of
 * its own set, which no visitor gets together with it.
 */
function listLiveDescriptions({ releases }: Dependencies, channel: Channel, remote?: string): AnyRelease[] {
  const live = releases.listLive(channel);
  const ownSet = remote === undefined ? [] : findRollout(live, remote);
  return live
    .flatMap((state) => [state.stable, ownSet.includes(state) ? undefined : state.candidate])
    .flatMap((release) => release?.description ?? []);
}

const sizeOnWay = (
  rows: readonly { readonly path: string; readonly encoding: string; readonly size: number }[],
  path: string,
  size: number,
) => rows.find((row) => row.path === path && row.encoding === 'br')?.size ?? size;

/** The files as they are in the store now; one that cannot be read is missing. */
async function readStoredFiles(
  dependencies: Dependencies,
  { id, remote }: PublishedRelease,
): Promise<Map<string, CandidateFile>> {
  const rows = await listReleaseFiles(dependencies.db, id);
  const found = new Map<string, CandidateFile>();
  let unread = MAX_ANALYZED_BYTES;
  for (const { path, encoding, fileId, size } of rows) {
    const content = encoding === '' ? await readStored(dependencies.files, fileId) : undefined;
    if (!content) continue;
    const integrity = hashOf(content);
    const facts = { integrity, size: content.length, transferSize: sizeOnWay(rows, path, size) };
    if (!isAnalyzed(remote, path)) {
      found.set(path, facts);
      continue;
    }
    unread -= content.length;
    const request = { bundle: remote, path, content };
    const reading = unread < 0 ? NOT_ANALYZED : await analyzeFile(dependencies, request, integrity);
    found.set(path, { ...facts, reading });
  }
  return found;
}

/** Why a release cannot be deployed, in one line; undefined if it can. */
export function describeRefusal(
  verdicts: readonly Verdict[],
  without: readonly GateCheck[] = [],
): string | undefined {
  if (canDeploy(verdicts, without)) return undefined;
  return verdicts
    .filter(({ check, verdict }) => verdict === 'no' && !without.includes(check))
    .map(({ check, why }) => `${check}: ${why}`)
    .join(' ');
}

/** Runs the gate without a move. */
export async function checkDeployment(
  dependencies: Dependencies,
  api: ApiDocument,
  { remote, version, channel, together = [] }: GateBody,
): Promise<GateReply> {
  await dependencies.releases.refresh();
  const find = (member: { remote: string; version: string }, field: string) => {
    const release = dependencies.releases.findRelease(member.remote, member.version);
    if (!release) throw refuse.field(field, texts.unknownVersion(member.remote, member.version));
    return release;
  };
  const release = find({ remote, version }, 'version');
  const changes: Changes = new Map(
    together.map((member) => [member.remote, find(member, 'together').description]),
  );
  const verdicts = await runGate(dependencies, { release, channel, api, changes, opensPages: true });
  return { remote, version, channel, can_deploy: canDeploy(verdicts), verdicts };
}
