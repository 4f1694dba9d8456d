import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyRelease } from '@metier/sdk/contract';
import { Refusal } from '../../errors';
import type { ApiDocument } from '../../http/openapi/document';
import type { Dependencies } from '../../dependencies';
import { sealReleases } from '../custody/sealed-releases.service';
import { checkRelease, readDescription } from '../store/check-release';
import { readCompressed } from './compress';
import { GateRefusal, moveReleases } from './move-releases';
import { grantClaims } from '../teams/path-grants.service';
import { planMove } from './plan-move';
import { publish } from './publish.service';
import type { ReleaseSnapshot } from '../registry/snapshot';
import type { Team } from '../teams/team-auth';

const LOCAL: Team = { name: 'local build', remote: '*', tokenId: null, isLocal: true };
const CHANNEL = 'production';
const REASON = 'It was built here.';

interface LocalBuild {
  readonly description: AnyRelease;
  readonly dist: string;
}

interface LocalBuildsOptions {
  /** The folder that holds the workspaces with their `dist`. */
  readonly directory: string;
  readonly readApi: () => ApiDocument;
  /** Reports what will be published, before the slow part begins. */
  readonly report: (step: string) => void;
  readonly log: { warn(facts: object, message: string): void };
}

/**
 * Publishes the local builds as configured and promotes them. Later moves by others are kept, as long as
 * there is no new build.
 */
export async function publishLocalBuilds(
  dependencies: Dependencies,
  options: LocalBuildsOptions,
): Promise<void> {
  if (dependencies.config.publishLocalBuilds === 'never') return;
  const builds = (await findBuilds(dependencies, options.directory)).filter((build) =>
    isWanted(dependencies, build),
  );
  const fresh = builds.filter(({ description }) => !isKnown(dependencies, description));
  if (fresh.length > 0)
    options.report(`Publishing ${fresh.map(({ description }) => description.name).join(', ')} …`);
  const kept = await Promise.all(builds.map((build) => publishBuild(dependencies, build, options)));
  const wanted = builds.filter((_, at) => kept[at]).map(({ description }) => description);
  await grantClaims(dependencies, LOCAL, wanted);
  await sealBuilds(dependencies, wanted);
  await promoteTogether(dependencies, wanted, options);
}

/** What comes with the server is let through by who installs the server. */
async function sealBuilds(dependencies: Dependencies, builds: readonly AnyRelease[]): Promise<void> {
  const { releases } = dependencies;
  const ids = builds.flatMap(({ name, version }) => releases.findRelease(name, version)?.id ?? []);
  await sealReleases(dependencies, ids, { sealed: 'installed', askedBy: LOCAL.name, reason: REASON });
  await releases.refresh();
}

async function findBuilds({ config }: Dependencies, directory: string): Promise<LocalBuild[]> {
  const names = (await readdir(directory)).filter((name) => name === 'shell' || name.startsWith('mf-'));
  const builds: LocalBuild[] = [];
  for (const name of names.filter((each) => !config.watchedBundles.includes(each)).sort()) {
    const dist = join(directory, name, 'dist');
    const description = await readFile(join(dist, 'release.json')).then(readDescription, () => undefined);
    if (description?.name === name && !description.version.endsWith('-dev'))
      builds.push({ description, dist });
  }
  return builds;
}

const isKnown = ({ releases }: Dependencies, { name, version }: AnyRelease) =>
  releases.findRelease(name, version) !== undefined;

/**
 * True when a build should go live: it is new, or the live release is another local build. With `missing`,
 * only if the remote has no release at all.
 */
function isWanted(dependencies: Dependencies, { description }: LocalBuild): boolean {
  const { releases, config } = dependencies;
  const { name, version } = description;
  if (config.publishLocalBuilds === 'missing') return releases.listReleases(name).length === 0;
  if (!isKnown(dependencies, description)) return true;
  const live = releases.findLive(CHANNEL, name);
  return live?.actor === LOCAL.name && live.stable?.version !== version;
}

/** Whether what is published under the version of a build is this build, and not a team's of the same name. */
function isSameBuild(
  published: AnyRelease,
  { name: remote, version, files }: AnyRelease,
  log: LocalBuildsOptions['log'],
): boolean {
  const paths = new Set([...Object.keys(published.files), ...Object.keys(files)]);
  const isSame = [...paths].every((path) => published.files[path]?.integrity === files[path]?.integrity);
  if (!isSame) log.warn({ remote, version }, 'another build is published under the version of a local one');
  return isSame;
}

/** Publishes a build if it is new; false if its files do not match its description. */
async function publishBuild(
  dependencies: Dependencies,
  build: LocalBuild,
  { log }: LocalBuildsOptions,
): Promise<boolean> {
  const { description, dist } = build;
  const { name, version } = description;
  const known = dependencies.releases.findRelease(name, version);
  if (known) return isSameBuild(known.description, description, log);
  try {
    const files = new Map<string, Buffer>();
    const paths = ['release.json', ...Object.keys(description.files)];
    await Promise.all(paths.map(async (path) => files.set(path, await readFile(join(dist, path)))));
    const audited = { actor: LOCAL.name, action: 'publish', remote: name, version };
    await publish(dependencies, audited, checkRelease(files, '*'), files, {
      makeCopies: (path, content) => readCompressed(join(dist, path), content),
    });
    return true;
  } catch (error) {
    if (!(error instanceof Refusal) && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    log.warn({ remote: name, version, why: describeError(error) }, 'a local build was not published');
    return false;
  }
}

/**
 * Promotes all builds in one move, because a local change may affect the shell and all remotes. Builds that
 * the gate refuses are left out, and the others are tried again.
 */
async function promoteTogether(
  dependencies: Dependencies,
  builds: readonly AnyRelease[],
  options: LocalBuildsOptions,
): Promise<void> {
  if (builds.length === 0) return;
  const isUnjudged = dependencies.config.publishLocalBuilds === 'unjudged';
  try {
    await moveReleases(
      dependencies,
      { team: LOCAL, api: options.readApi(), isUnjudged },
      {
        action: 'promote',
        channel: CHANNEL,
        reason: REASON,
        remotes: builds.map(({ name }) => name),
        versions: Object.fromEntries(builds.map(({ name, version }) => [name, version])),
        plan: (known) => builds.map((build) => planPromotion(known, build, dependencies.clock())),
      },
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const refused = error instanceof GateRefusal ? error.remotes : builds.map(({ name }) => name);
    for (const { name: remote, version } of builds.filter(({ name }) => refused.includes(name)))
      options.log.warn(
        { remote, version, why: describeError(error) },
        'a local build is published and not live',
      );
    const others = builds.filter(({ name }) => !refused.includes(name));
    await promoteTogether(dependencies, others, options);
  }
}

const planPromotion = (known: ReleaseSnapshot, { name: remote, version }: AnyRelease, now: Date) =>
  planMove(known, { remote, version, channel: CHANNEL, action: 'promote', reason: REASON }, now);

const describeError = (error: unknown): string => (error instanceof Refusal ? error.sentence : String(error));
