import type { AnyRelease, RemoteRelease, ShellRelease } from '@metier/sdk/contract';
import { isRemote, type GateInput } from './context';
import { isCompatible } from './compatibility';

/** Number of the newest shells to try. */
const MAX_SHELLS = 20;

/**
 * Suggests how published releases resolve a misfit between a candidate and the live releases: promote some of
 * them first, one after the other, or together with the candidate as a train. Undefined if none helps.
 */
export function suggestFix(question: GateInput): string | undefined {
  const published = question.context.listPublished?.() ?? [];
  const { candidate } = question;
  return isRemote(candidate)
    ? findShellFor(candidate, question, published)
    : findRemotesFor(candidate, question, published);
}

const call = (release: AnyRelease): string => `${release.name}@${release.version}`;

const nameCommand = (...releases: readonly AnyRelease[]): string =>
  `\`npm run release -- promote ${releases.map(call).join(' ')}\``;

const first = (releases: readonly AnyRelease[]): string =>
  `To fix this: ${releases.map((release) => nameCommand(release)).join(', then ')}, and then this again`;

/** A train of these releases and of the other members of the planned one. */
function asTrain({ remotes, context }: GateInput, ...releases: readonly AnyRelease[]): string {
  const others = remotes.filter(
    ({ name }) => context.moving?.includes(name) && releases.every((release) => release.name !== name),
  );
  return `To fix this: promote them as a train, ${nameCommand(...releases, ...others)}`;
}

/** True when the candidate is not part of a train, so that it can be moved later. */
const isAlone = ({ context: { moving = [] } }: GateInput): boolean => moving.length === 0;

const newestOf = (
  published: readonly AnyRelease[],
  name: string,
  isWanted: (remote: RemoteRelease) => boolean,
): RemoteRelease | undefined =>
  published.filter(isRemote).find((release) => release.name === name && isWanted(release));

/**
 * A shell in which the candidate runs; one that is compatible with the live remotes takes precedence over a
 * train.
 */
function findShellFor(
  candidate: RemoteRelease,
  question: GateInput,
  published: readonly AnyRelease[],
): string | undefined {
  const { remotes, replaced } = question;
  const shells = published
    .filter((release): release is ShellRelease => !isRemote(release))
    .slice(0, MAX_SHELLS)
    .filter((shell) => isCompatible(candidate, shell));
  const present = [...remotes, ...replaced.filter(isRemote)];
  const bridge = shells.find((shell) => present.every((remote) => isCompatible(remote, shell)));
  if (bridge && isAlone(question)) return first([bridge]);
  for (const shell of shells) {
    const others = listReplacements(remotes, shell, published);
    if (others) return asTrain(question, shell, candidate, ...others);
  }
  return undefined;
}

/**
 * Releases of the live remotes that run in the candidate: preferably those that also run in the live shell,
 * else a train with the candidate.
 */
function findRemotesFor(
  candidate: ShellRelease,
  question: GateInput,
  published: readonly AnyRelease[],
): string | undefined {
  const { remotes, replaced } = question;
  const present = replaced.filter((release): release is ShellRelease => !isRemote(release));
  const misfits = remotes.filter((remote) => !isCompatible(remote, candidate));
  const bridges = misfits.map(({ name }) =>
    newestOf(published, name, (release) =>
      [candidate, ...present].every((shell) => isCompatible(release, shell)),
    ),
  );
  const isWhole = present.length > 0 && bridges.every((bridge) => bridge !== undefined);
  if (isWhole && isAlone(question)) return first(bridges);
  const others = listReplacements(remotes, candidate, published);
  return others && asTrain(question, candidate, ...others);
}

/**
 * The newest compatible release of each live remote that does not run in a shell; undefined if one has none.
 */
function listReplacements(
  remotes: readonly RemoteRelease[],
  shell: ShellRelease,
  published: readonly AnyRelease[],
): RemoteRelease[] | undefined {
  const found = remotes
    .filter((remote) => !isCompatible(remote, shell))
    .map(({ name }) => newestOf(published, name, (release) => isCompatible(release, shell)));
  return found.every((release) => release !== undefined) ? found : undefined;
}
