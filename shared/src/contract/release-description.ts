import { Type, type Static } from 'typebox';
import { FragmentAccess, RouteAccess } from './registry';

const Files = Type.Record(Type.String(), Type.Object({ integrity: Type.String(), size: Type.Integer() }));
const Needed = Type.Object({ files: Type.Array(Type.String()) });
/** Whether the server's build has the page. */
const Rendered = Type.Object({ is_rendered: Type.Optional(Type.Boolean()) });

/** The contracts between shell and remotes that a remote speaks, both ends included. */
export const ContractRange = Type.Object({
  from: Type.Integer({ minimum: 1 }),
  to: Type.Integer({ minimum: 1 }),
});
export type ContractRange = Static<typeof ContractRange>;

const common = {
  name: Type.String(),
  version: Type.String(),
  files: Files,
  /** What renders its pages on the server, one of its files; never given to a browser. */
  server: Type.Optional(Type.String()),
};

/** An operation of the API that a bundle calls. */
export const UsedOperation = Type.Object({ id: Type.String(), method: Type.String(), path: Type.String() });
export type UsedOperation = Static<typeof UsedOperation>;

/** The part of the API's description that a bundle's operations are about, as it was when the bundle was built. */
export const UsedApi = Type.Object({
  paths: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown())),
  components: Type.Object({ schemas: Type.Record(Type.String(), Type.Unknown()) }),
});
export type UsedApi = Static<typeof UsedApi>;

/** What the build says about the shell (`shell/dist/release.json`). */
export const ShellRelease = Type.Object({
  ...common,
  /** The contracts between shell and remotes that it speaks. */
  contracts: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 20 }),
  /** Versions of what it brings for all remotes. */
  provides: Type.Record(Type.String(), Type.String()),
  operations: Type.Array(UsedOperation),
  api: UsedApi,
  /** The script that its page runs first. */
  entry: Type.String(),
  /** What that one loads at once. */
  start: Type.Array(Type.String()),
});
export type ShellRelease = Static<typeof ShellRelease>;

/** What the build says about a remote (`mf-…/dist/release.json`). File names are relative to its `dist`. */
export const RemoteRelease = Type.Object({
  ...common,
  contracts: ContractRange,
  container: Type.String(),
  /** The versions of what the shell brings that it can run with: a range for each. */
  shared: Type.Record(Type.String(), Type.String()),
  entry: Type.String(),
  /** What the remote's public face needs, beside the entry. */
  expose: Type.Array(Type.String()),
  routes: Type.Array(Type.Intersect([RouteAccess, Needed, Rendered])),
  fragments: Type.Array(Type.Intersect([FragmentAccess, Needed])),
  operations: Type.Array(UsedOperation),
  api: UsedApi,
});
export type RemoteRelease = Static<typeof RemoteRelease>;

/** The description of whatever is released on its own. */
export type AnyRelease = ShellRelease | RemoteRelease;
