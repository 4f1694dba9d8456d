import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BUNDLES } from '../lib/bundles';
import { listFiles } from '../lib/compile-sdk.cjs';
import { ROOT } from '../lib/root';
import type { Manifest } from './manifests';

/**
 * The empty database is made at the first start instead: it weighs more than all the rest, and its bytes differ
 * from machine to machine. Packages are added by their packing, in their current state.
 */
const IS_LEFT_OUT = /^server\/dist\/(database|sdk)\b|\.map$|\.fingerprint$/;

/** The built server with the bundles that it serves, in the folders of this repository. */
export const collectServer = (): Map<string, Buffer> =>
  new Map(
    ['server/dist', 'server/drizzle', ...BUNDLES.map((bundle) => `${bundle}/dist`)]
      .flatMap((folder) => listFiles(join(ROOT, folder)))
      .map((file) => [relative(ROOT, file).replaceAll('\\', '/'), file] as const)
      .filter(([path]) => !IS_LEFT_OUT.test(path))
      .map(([path, file]) => [path, readFileSync(file)]),
  );

/** Its program, with the packages that are not in its bundle: `external` are their names or scopes. */
export function makeServerManifest(
  { name, version, dependencies = {} }: Manifest,
  external: readonly string[],
): Manifest & { readonly type: string } {
  const isExternal = (dependency: string) =>
    external.some(
      (each) => dependency === each || (each.endsWith('/*') && dependency.startsWith(each.slice(0, -1))),
    );
  return {
    name,
    version,
    type: 'module',
    main: './server/dist/main.js',
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([each]) => isExternal(each))),
  };
}
