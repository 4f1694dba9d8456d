import { join } from 'node:path';
import { findStyleFlaws } from '../../packages/build/src/checks/find-style-flaws.cjs';
import { findStyleLeaks } from '../../server/src/platform/gate/read-style';
import { listRemotes } from '../lib/remotes.cjs';
import { ROOT } from '../lib/root';

/** Style sheets of the kit are part of the releases of remotes; the others of `ui` are the shell's. */
const KIT = {
  bundle: 'kit',
  folder: 'shared/src/ui',
  layer: 'kit',
  isOwn: (file: string) => /\.module\.css$/.test(file) && !file.startsWith('kit/'),
};

/** Checks the style sheets of the remotes and of the kit as the deploy gate does a release's. */
export async function checkStyles(): Promise<string[]> {
  const bundles = [KIT, ...listRemotes().map((bundle) => ({ bundle, folder: `${bundle}/src` }))];
  const found = await Promise.all(
    bundles.map(async (bundle) => {
      const { folder } = bundle;
      const flaws = await findStyleFlaws({
        ...bundle,
        folder: join(ROOT, folder),
        readStyle: findStyleLeaks,
      });
      return flaws.map((flaw) => `${folder}/${flaw}`);
    }),
  );
  return found.flat();
}
