import { Type, type Static } from 'typebox';
import { ACCESSES } from '../../rules/index';
import { User } from '../accounts';
import { Nullable, OneOf } from '../common';
import { Contact } from '../contact';

/** Required access of a route: public, any signed-in user, or one role. */
export const Access = OneOf(ACCESSES);

/** A route as data: its path pattern (`/job/:id`) and its access. */
export const RouteAccess = Type.Object({ path: Type.String({ pattern: '^/' }), access: Access });
export type RouteAccess = Static<typeof RouteAccess>;

/**
 * A route of a remote with the files that its page needs in addition to the remote's entry; `files` is
 * omitted when unknown.
 */
export const RegistryRoute = Type.Object({
  ...RouteAccess.properties,
  files: Type.Optional(Type.Array(Type.String())),
});
export type RegistryRoute = Static<typeof RegistryRoute>;

/** A fragment that one remote exposes to others, and its access. */
export const FragmentAccess = Type.Object({ name: Type.String(), access: Access });
export type FragmentAccess = Static<typeof FragmentAccess>;

/** A live release of a remote, reduced to what the session may use. */
export const RegistryRemote = Type.Object({
  name: Type.String(),
  version: Type.String(),
  /** Global variable under which the entry registers itself; different for every release. */
  container: Type.String(),
  /** URL of the script that registers the remote in the browser. */
  entry: Type.String(),
  /**
   * All scripts and style sheets except the entry, with their hashes in the format of the attribute
   * `integrity`.
   */
  integrity: Type.Record(Type.String(), Type.String()),
  routes: Type.Array(RegistryRoute),
  fragments: Type.Array(FragmentAccess),
  /** The files with its texts in each language but English, in addition to the entry. */
  languages: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /**
   * True for a preview served from a developer's machine: its entry has another origin and its files have no
   * hashes.
   */
  is_preview: Type.Optional(Type.Boolean()),
});
export type RegistryRemote = Static<typeof RegistryRemote>;

/**
 * A release that replaces the live one for this visitor: a version of one remote, `dev.…` for a preview. For
 * the remote `*`, which means all, `version` is the channel (`staging`) or the replayed revision.
 */
export const Override = Type.Object({ remote: Type.String(), version: Type.String() });
export type Override = Static<typeof Override>;

export const Registry = Type.Object({
  /**
   * Revision of this visitor's page: the channel's last move, plus `~mf-…` for each canary candidate assigned
   * to the visitor.
   */
  revision: Type.String(),
  channel: Type.String(),
  /** The shell's version. */
  shell: Type.String(),
  /** Empty for nearly all visitors. */
  overrides: Type.Array(Override),
  /** Why an override link had no effect; shown once. */
  notice: Type.Optional(Type.String()),
  /** Only remotes with at least one route or fragment that the session may use. */
  remotes: Type.Array(RegistryRemote),
  /** Every live route with its access, without its remote; input of the route guard. */
  access: Type.Array(RouteAccess),
});
export type Registry = Static<typeof Registry>;

/** The registry for a page that is open already. */
export const RegistryReply = Type.Object({
  ...Registry.properties,
  /** Replaces the page's ticket, because it also covers the releases of this registry. */
  ticket: Type.String(),
});
export type RegistryReply = Static<typeof RegistryReply>;

/** A release link that waits for the visitor's press: what it would show, by whom, and where it leads. */
export const ReleaseLink = Type.Object({
  /** The value of `?release=`. */
  release: Type.String(),
  /** The address without it. */
  address: Type.String(),
  shown: Type.Array(Type.Object({ ...Override.properties, team: Type.String() })),
});
export type ReleaseLink = Static<typeof ReleaseLink>;

/** Body of the press. */
export const ReleaseLinkBody = Type.Object(
  { release: Type.String({ minLength: 1, maxLength: 1_000 }) },
  { additionalProperties: false },
);

/** Data embedded in the page for the start of the shell. */
export const PageData = Type.Object({
  user: Nullable(User),
  /** True when a session exists but its user could not be read during rendering. */
  has_unread_session: Type.Boolean(),
  registry: Registry,
  /** Hashes of the shell's own scripts and style sheets, in the format of a remote's `integrity`. */
  shell_integrity: Type.Record(Type.String(), Type.String()),
  /** Signed ticket that the page sends with its reports. */
  ticket: Type.String(),
  /** Set in a document of its own, which loads the remote that owns the address and no other. */
  document: Type.Optional(Type.String()),
  /** In the document that asks before a release link takes effect. */
  link: Type.Optional(ReleaseLink),
  contact: Contact,
  /** The language of the page, if it is not English. */
  language: Type.Optional(Type.String()),
  /** Origin of the files of all releases, if it is not the page's own; without a trailing slash. */
  assets_url: Type.Optional(Type.String()),
});
export type PageData = Static<typeof PageData>;
