import type { Channel, Override, RemoteRelease, ShellRelease, User } from '@metier/sdk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChosenPreview } from '../platform/visitors/choose';
import { chooseForRequest, type ChoiceOptions } from '../platform/visitors/overrides-cookie';
import type { DevBundles } from './dev-bundles';

/** Releases selected for one visitor. */
export interface VisitorChoice {
  readonly revision: string;
  readonly channel: Channel;
  readonly overrides: readonly Override[];
  /** Why the visitor's overrides are not shown. */
  readonly notice?: string;
  /** Undefined when there is none. */
  readonly shell: ShellRelease | undefined;
  readonly remotes: readonly RemoteRelease[];
  /** Remotes whose addresses a document of its own has, without their code. */
  readonly others?: readonly RemoteRelease[];
  /** Remotes that run on a developer's machine. */
  readonly previews: readonly ChosenPreview[];
  /** Ids of the published releases by name. */
  readonly releaseIds: ReadonlyMap<string, number>;
}

/** Chooses the releases for a request's visitor. */
export async function chooseFor(
  request: FastifyRequest,
  reply: FastifyReply,
  user: User | undefined,
  options: ChoiceOptions,
): Promise<VisitorChoice> {
  const { shell, remotes, ...choice } = await chooseForRequest(request, reply, user?.id, options);
  return {
    ...choice,
    shell: shell?.description as ShellRelease | undefined,
    remotes: remotes.map(({ description }) => description as RemoteRelease),
    releaseIds: new Map(
      [shell, ...remotes].flatMap((release) => (release ? [[release.remote, release.id]] : [])),
    ),
  };
}

/** Replaces releases by the watched development bundles. */
export async function useDevBundles(choice: VisitorChoice, watched: DevBundles): Promise<VisitorChoice> {
  const shell = (await watched.readShell()) ?? choice.shell;
  const own = await watched.listRemotes();
  const others = choice.remotes.filter(({ name }) => own.every((release) => release.name !== name));
  const remotes = [...others, ...own].sort((one, other) => one.name.localeCompare(other.name));
  return { ...choice, shell, remotes };
}
