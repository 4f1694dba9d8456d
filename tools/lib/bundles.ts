import { listRemotes } from './remotes.cjs';
import { exitWithError } from './root';

/** A workspace that is bundled for the browser, by its folder. */
export type Bundle = string;

/** Workspaces that are bundled for the browser, each separately. */
export const BUNDLES: readonly Bundle[] = ['shell', ...listRemotes()];

/** Every package of this project, by its folder. */
export const WORKSPACES = [
  'shared',
  ...BUNDLES,
  'packages/build',
  'packages/cli',
  'packages/testing',
  'server',
  'e2e',
  'tools',
];

/** The bundles named on the command line, all of them when none is; an unknown name ends the process. */
export function readBundles(names: readonly string[]): readonly Bundle[] {
  const unknown = names.filter((name) => !BUNDLES.includes(name));
  if (unknown.length > 0)
    exitWithError(`There is no bundle ${unknown.join(', ')}: choose from ${BUNDLES.join(', ')}.`);
  return names.length > 0 ? names : BUNDLES;
}
