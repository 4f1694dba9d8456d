import type {
  FragmentAccess,
  Registry,
  RegistryRemote,
  RegistryRoute,
  RemoteRelease,
  User,
} from '@metier/sdk/contract';
import { isOpenTo, SHELL_ROUTES } from '@metier/sdk/rules';
import type { ChosenPreview } from '../platform/visitors/choose';
import { namePreview } from '../platform/visitors/overrides';
import type { VisitorChoice } from './choose';
import { memoize } from './memoize';
import { addressOf } from './release';

/** Only these files are fetched by loaders that check the hash. */
const isChecked = (file: string) => /\.(js|css)$/.test(file);

/** Hashes of all scripts and style sheets of a release; none of a bundle in development. */
export const listIntegrity = memoize((files: RemoteRelease['files']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([file, { integrity }]) => isChecked(file) && integrity)
      .map(([file, { integrity }]) => [file, integrity]),
  ),
);

/** A remote, before its routes and fragments are reduced to those of a session. */
interface Listed extends Omit<RegistryRemote, 'routes' | 'fragments'> {
  readonly routes: readonly RegistryRoute[];
  readonly fragments: readonly FragmentAccess[];
}

const listRelease = memoize(
  ({
    name,
    version,
    container,
    entry,
    expose,
    routes,
    fragments,
    languages,
    files,
  }: RemoteRelease): Listed => ({
    name,
    version,
    container,
    entry: addressOf({ name, version }, entry),
    integrity: listIntegrity(files),
    routes: routes.map((route) => ({ ...route, files: [...new Set([...expose, ...route.files])] })),
    fragments,
    ...(languages && { languages }),
  }),
);

const listPreview = ({ remote, id, container, origin, entry, routes, fragments }: ChosenPreview): Listed => ({
  name: remote,
  version: namePreview(id),
  container,
  entry: origin + entry,
  integrity: {},
  routes,
  fragments,
  is_preview: true,
});

function narrow({ routes, fragments, ...remote }: Listed, user: User | undefined): RegistryRemote {
  return {
    ...remote,
    routes: routes
      .filter(({ access }) => isOpenTo(access, user))
      .map(({ path, access, files }) => ({ path, access, ...(files && { files }) })),
    fragments: fragments
      .filter(({ access }) => isOpenTo(access, user))
      .map(({ name: fragment, access }) => ({ name: fragment, access })),
  };
}

/**
 * Registry for one visitor or user: their own remotes, with entries at `assetsUrl`, and every route without
 * its remote.
 */
export function createRegistry(
  choice: Omit<VisitorChoice, 'releaseIds'>,
  user: User | undefined,
  assetsUrl = '',
): Registry {
  const { revision, channel, overrides, shell } = choice;
  const released = choice.remotes.map(listRelease);
  const listed = [
    ...released.map((remote) => ({ ...remote, entry: assetsUrl + remote.entry })),
    ...choice.previews.map(listPreview),
  ];
  const others = choice.others ?? [];
  const routes = [...SHELL_ROUTES, ...[...listed, ...others].flatMap((remote) => remote.routes)];
  // A path of operators does not exist for others; the guard names the role of every other path.
  const known = routes.filter(({ access }) => access !== 'operator' || isOpenTo(access, user));
  const claims = known.map(({ path, access }) => `${access} ${path}`);
  return {
    revision,
    channel,
    overrides: [...overrides],
    shell: shell?.version ?? '',
    remotes: listed
      .map((remote) => narrow(remote, user))
      .filter((remote) => remote.routes.length + remote.fragments.length > 0),
    // Sorted, because the order of claims would reveal which ones belong together.
    access: [...new Set(claims)].sort().map((claim) => {
      const [access = '', path = ''] = claim.split(' ');
      return { path, access: access as Registry['access'][number]['access'] };
    }),
  };
}
