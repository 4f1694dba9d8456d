import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { listedTranslations } from '../packages/build/src/translations/esbuild-plugin.cjs';
import { buildRenderWorker } from './build-render-worker.cjs';
import { makeDatabaseImage } from './database-image.mjs';
import { EXTERNAL_PACKAGES } from './external-packages.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** CommonJS packages load Node's built-in modules with `require`, which an ES module does not have. */
const REQUIRE =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/** The address of a bundle in CommonJS, which has none. */
const ADDRESS = "const bundleUrl = require('node:url').pathToFileURL(__filename).href;";

/** Bundles the server and its packages for Node into `server/dist`: one file loads faster than a thousand. */
export async function buildServer({ outdir = here('dist') } = {}) {
  await rm(join(outdir, 'chunks'), { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  const common = {
    absWorkingDir: here('.'),
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    alias: {
      '@metier/sdk/contract': here('../shared/src/contract/index.ts'),
      '@metier/sdk/rules': here('../shared/src/rules/index.ts'),
    },
    plugins: [listedTranslations],
    sourcemap: true,
    logLevel: 'warning',
  };
  const bundle = build({
    ...common,
    entryPoints: {
      main: 'src/boot/main.ts',
      'embedded-worker': 'src/db/embedded-worker.ts',
      'analyze-worker': 'src/platform/gate/analyze-worker.ts',
      backup: 'src/boot/backup-main.ts',
      operator: 'src/boot/operator-main.ts',
    },
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    external: EXTERNAL_PACKAGES,
    banner: { js: REQUIRE },
  });
  // CommonJS, because of its modules alone can V8 take functions that were compiled before.
  const program = build({
    ...common,
    entryPoints: { server: 'src/boot/run.ts' },
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    define: { 'import.meta.url': 'bundleUrl' },
    // A script in Node's `vm` has no `import()`: as `require()`.
    supported: { 'dynamic-import': false },
    external: EXTERNAL_PACKAGES,
    banner: { js: ADDRESS },
  });
  await Promise.all([bundle, program]);
  await buildRenderWorker(join(outdir, 'render-worker.cjs'));
  await build({ ...common, entryPoints: { 'smoke-runner': 'src/platform/smoke/runner-main.ts' } });
  await build({ ...common, entryPoints: { 'data-images': 'src/search/write-data-images.ts' } });
  const { writeDataImages } = await import(pathToFileURL(join(outdir, 'data-images.js')).href);
  writeDataImages(here('.'), outdir);
  await makeDatabaseImage(here('drizzle'), join(outdir, 'database'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer();
