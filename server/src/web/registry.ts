import type { Registry, RegistryRemote, RemoteRelease, User } from '@metier/shared/contract';
import { isOpenTo, SHELL_ROUTES } from '@metier/shared/rules';
import type { VisitorChoice } from './choose';
import { addressOf } from './release';

/** Only these are fetched by the browser's loaders, which look the hash up. */
const isChecked = (file: string) => /\.(js|css)$/.test(file);

/** The hash of every script and style sheet of a release. */
export const listIntegrity = (files: RemoteRelease['files']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => isChecked(file))
      .map(([file, { integrity }]) => [file, integrity]),
  );

function narrowRemote(release: RemoteRelease, user: User | undefined): RegistryRemote {
  const { name, version, container, entry, routes, fragments, files } = release;
  return {
    name,
    version,
    container,
    entry: addressOf(release, entry),
    integrity: listIntegrity(files),
    routes: routes
      .filter(({ access }) => isOpenTo(access, user))
      .map(({ path, access }) => ({ path, access })),
    fragments: fragments
      .filter(({ access }) => isOpenTo(access, user))
      .map(({ name: fragment, access }) => ({ name: fragment, access })),
  };
}

/** What one visitor or user may know of the live releases: their own remotes, and every route without its owner. */
export function createRegistry(choice: VisitorChoice, user: User | undefined): Registry {
  const { revision, channel, overrides, shell, remotes: releases } = choice;
  const routes = [...SHELL_ROUTES, ...releases.flatMap((release) => release.routes)];
  const claims = routes.map(({ path, access }) => `${access} ${path}`);
  return {
    revision,
    channel,
    overrides: [...overrides],
    shell: shell?.version ?? '',
    remotes: releases
      .map((release) => narrowRemote(release, user))
      .filter(({ routes, fragments }) => routes.length + fragments.length > 0),
    // Sorted, because the order of claims would tell which belong together.
    access: [...new Set(claims)].sort().map((claim) => {
      const [access = '', path = ''] = claim.split(' ');
      return { path, access: access as Registry['access'][number]['access'] };
    }),
  };
}
