import type { Channel, Override, RemoteRelease, ShellRelease, User } from '@metier/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseForVisitor } from '../modules/releases/choose';
import type { WatchedBundles } from './watched';

/** What one visitor gets, of everything that is published. */
export interface VisitorChoice {
  readonly revision: string;
  readonly channel: Channel;
  readonly overrides: readonly Override[];
  /** Undefined when there is none. */
  readonly shell: ShellRelease | undefined;
  readonly remotes: readonly RemoteRelease[];
}

/** Chooses the releases of a request's visitor. */
export async function chooseFor(
  request: FastifyRequest,
  _reply: FastifyReply,
  _user: User | undefined,
): Promise<VisitorChoice> {
  const { releases, config } = request.server.parts;
  const { shell, remotes, ...choice } = chooseForVisitor(releases, { channel: config.channel });
  return {
    ...choice,
    shell: shell?.description as ShellRelease | undefined,
    remotes: remotes.map(({ description }) => description as RemoteRelease),
  };
}

/** The same with what somebody is working on, in the place of its releases. */
export async function putWatched(choice: VisitorChoice, watched: WatchedBundles): Promise<VisitorChoice> {
  const shell = (await watched.readShell()) ?? choice.shell;
  const own = await watched.listRemotes();
  const others = choice.remotes.filter(({ name }) => own.every((release) => release.name !== name));
  const remotes = [...others, ...own].sort((one, other) => one.name.localeCompare(other.name));
  return { ...choice, shell, remotes };
}
