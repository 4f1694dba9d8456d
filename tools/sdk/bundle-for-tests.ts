import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { listedTranslations } from '../../packages/build/src/translations/esbuild-plugin.cjs';
import { ROOT } from '../lib/root';

/** Packages of the pages that exist as ES modules only: Jest would compile and store each of their thousand files. */
const INLINED = /^(typebox|ky|msw)(\/|$)/;

/** What our own sources import stays outside, once for the page and its test; inlined packages bring what they need. */
const inlineModules: Plugin = {
  name: 'inline-modules',
  setup({ onResolve }) {
    onResolve({ filter: /\.css$/ }, () => ({ external: true }));
    onResolve({ filter: /^[^./]/ }, ({ importer, path }) =>
      importer.includes('node_modules') || INLINED.test(path) ? undefined : { external: true },
    );
  },
};

/**
 * The entry points of a package for tests: one file with all modules, each evaluated when it is first required, and a
 * short one for each of `names`, which are paths below `src`.
 */
export async function bundleForTests(folder: string, names: readonly string[]): Promise<Map<string, Buffer>> {
  const lines = names.map(
    (name) => `Object.defineProperty(exports, '${name}', { get: () => require('./${name}') });`,
  );
  const { outputFiles } = await build({
    absWorkingDir: join(ROOT, folder),
    stdin: { contents: lines.join('\n'), resolveDir: join(ROOT, folder, 'src') },
    bundle: true,
    write: false,
    platform: 'node',
    target: 'es2022',
    jsx: 'automatic',
    charset: 'utf8',
    plugins: [listedTranslations, inlineModules],
    logLevel: 'error',
  });
  return new Map([
    ...outputFiles.map(({ contents }) => ['dist/node/all.cjs', Buffer.from(contents)] as const),
    ...names.map((name) => {
      const text = `module.exports = require('./all.cjs')['${name}'];\n`;
      return [`dist/node/${name}.cjs`, Buffer.from(text)] as const;
    }),
  ]);
}
