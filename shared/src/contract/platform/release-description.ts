import { Type, type Static } from 'typebox';
import { FragmentAccess, RouteAccess } from './registry';

const Files = Type.Record(Type.String(), Type.Object({ integrity: Type.String(), size: Type.Integer() }));
const Needed = Type.Object({ files: Type.Array(Type.String()) });
const Rendered = Type.Object({
  /** Whether the server bundle can render the page. */
  is_rendered: Type.Optional(Type.Boolean()),
  /** Style sheets that the page's scripts load when they are needed; linked where scripts are off. */
  late_styles: Type.Optional(Type.Array(Type.String())),
});

/** The range of shell–remote contracts that a remote supports, inclusive. */
export const ContractRange = Type.Object({
  from: Type.Integer({ minimum: 1 }),
  to: Type.Integer({ minimum: 1 }),
});

const common = {
  name: Type.String(),
  version: Type.String(),
  files: Files,
  /** The server bundle that renders its pages, one of `files`; never served to browsers. */
  server: Type.Optional(Type.String()),
  /** The files with the texts in each language but English. */
  languages: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** Versions of the packages from which its files are made. */
  packages: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Their licences, each an expression of SPDX or `UNKNOWN`. */
  licenses: Type.Optional(Type.Record(Type.String(), Type.String())),
};

/** An operation of the API that a bundle calls. */
export const UsedOperation = Type.Object({ id: Type.String(), method: Type.String(), path: Type.String() });
export type UsedOperation = Static<typeof UsedOperation>;

/** The part of the OpenAPI description that covers the bundle's operations, as of build time. */
export const UsedApi = Type.Object({
  paths: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown())),
  components: Type.Object({ schemas: Type.Record(Type.String(), Type.Unknown()) }),
});
export type UsedApi = Static<typeof UsedApi>;

/** Build manifest of the shell (`shell/dist/release.json`). */
export const ShellRelease = Type.Object({
  ...common,
  /** The shell–remote contracts that it supports. */
  contracts: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 20 }),
  /** Versions of the shared modules that it provides to all remotes. */
  provides: Type.Record(Type.String(), Type.String()),
  operations: Type.Array(UsedOperation),
  api: UsedApi,
  /** The first script of its page. */
  entry: Type.String(),
  /** The scripts that the entry loads immediately. */
  start: Type.Array(Type.String()),
});
export type ShellRelease = Static<typeof ShellRelease>;

/** Build manifest of a remote (`mf-…/dist/release.json`). File names are relative to its `dist`. */
export const RemoteRelease = Type.Object({
  ...common,
  contracts: ContractRange,
  container: Type.String(),
  /** Supported version range of each shared module that the shell provides. */
  shared: Type.Record(Type.String(), Type.String()),
  entry: Type.String(),
  /** Files of the exposed `remote` module, in addition to the entry. */
  expose: Type.Array(Type.String()),
  routes: Type.Array(Type.Intersect([RouteAccess, Needed, Rendered])),
  fragments: Type.Array(Type.Intersect([FragmentAccess, Needed])),
  operations: Type.Array(UsedOperation),
  api: UsedApi,
});
export type RemoteRelease = Static<typeof RemoteRelease>;

/** Build manifest of any unit that is released separately. */
export type AnyRelease = ShellRelease | RemoteRelease;
