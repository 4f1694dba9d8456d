import { Type, type Static } from 'typebox';
import { User } from './accounts';
import { Nullable } from './common';
import { Contact } from './contact';

/** Who may open a route: everybody, anybody signed in, or one role. */
export const Access = Type.Union([
  Type.Literal('public'),
  Type.Literal('login'),
  Type.Literal('job_seeker'),
  Type.Literal('job_provider'),
]);
export type Access = Static<typeof Access>;

/** A route as data: its path pattern (`/job/:id`) and who may open it. */
export const RouteAccess = Type.Object({ path: Type.String({ pattern: '^/' }), access: Access });
export type RouteAccess = Static<typeof RouteAccess>;

/** A route of a remote, and the files that its page needs beside the remote's entry; left out where nobody knows them. */
export const RegistryRoute = Type.Object({
  ...RouteAccess.properties,
  files: Type.Optional(Type.Array(Type.String())),
});
export type RegistryRoute = Static<typeof RegistryRoute>;

/** A piece of page that one remote lends to others, and who may see it. */
export const FragmentAccess = Type.Object({ name: Type.String(), access: Access });
export type FragmentAccess = Static<typeof FragmentAccess>;

/** A live release of a remote, narrowed to what one session may use. */
export const RegistryRemote = Type.Object({
  name: Type.String(),
  version: Type.String(),
  /** The global name under which the entry announces itself; another one for every release. */
  container: Type.String(),
  /** Address of the script that makes the remote known to the browser. */
  entry: Type.String(),
  /** Every script and style sheet beside the entry, and its hash as in the attribute `integrity`. */
  integrity: Type.Record(Type.String(), Type.String()),
  routes: Type.Array(RegistryRoute),
  fragments: Type.Array(FragmentAccess),
  /** True for a remote that runs on somebody's own machine: its entry is elsewhere, and its files have no hash. */
  is_preview: Type.Optional(Type.Boolean()),
});
export type RegistryRemote = Static<typeof RegistryRemote>;

/**
 * Something that this visitor sees instead of what is live: a version of one remote, `dev.…` for a preview. The remote
 * `*` is all of them: then `version` is the channel (`staging`), or the revision that is replayed.
 */
export const Override = Type.Object({ remote: Type.String(), version: Type.String() });
export type Override = Static<typeof Override>;

export const Registry = Type.Object({
  /** What this visitor's page is made from: the channel's last move, and `~mf-…` for each candidate they got. */
  revision: Type.String(),
  channel: Type.String(),
  /** The shell's version. */
  shell: Type.String(),
  /** Empty for nearly everybody. */
  overrides: Type.Array(Override),
  /** Why a link to a release did not do what it says; shown once. */
  notice: Type.Optional(Type.String()),
  /** Only remotes of which this session may use at least one route or fragment. */
  remotes: Type.Array(RegistryRemote),
  /** Every live route, whoever may open it and without saying whose it is: what the guard answers from. */
  access: Type.Array(RouteAccess),
});
export type Registry = Static<typeof Registry>;

/** The registry for a page that is open already. */
export const RegistryReply = Type.Object({
  ...Registry.properties,
  /** Takes the place of the page's: it names the releases of this registry too. */
  ticket: Type.String(),
});
export type RegistryReply = Static<typeof RegistryReply>;

/** What the page carries for the shell's start. */
export const PageData = Type.Object({
  user: Nullable(User),
  /** True when there is a session whose user could not be read while the page was made. */
  has_unread_session: Type.Boolean(),
  registry: Registry,
  /** The hashes of the shell's own scripts and style sheets, as those of a remote in its registry. */
  shell_integrity: Type.Record(Type.String(), Type.String()),
  /** Shown with what the page reports about itself. */
  ticket: Type.String(),
  contact: Contact,
});
export type PageData = Static<typeof PageData>;
