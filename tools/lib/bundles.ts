import { giveUp } from './root';

/** What is bundled for the browser, each on its own. */
export const BUNDLES = ['shell', 'mf-public', 'mf-seeker', 'mf-provider'] as const;
export type Bundle = (typeof BUNDLES)[number];

const isBundle = (name: string): name is Bundle => BUNDLES.some((bundle) => bundle === name);

/** The bundles named on the command line, all of them when none is; an unknown name ends the process. */
export function readBundles(names: readonly string[]): readonly Bundle[] {
  const unknown = names.filter((name) => !isBundle(name));
  if (unknown.length > 0)
    giveUp(`There is no bundle ${unknown.join(', ')}: choose from ${BUNDLES.join(', ')}.`);
  return names.length > 0 ? names.filter(isBundle) : BUNDLES;
}
