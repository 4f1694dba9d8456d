import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { makeDatabaseImage } from './database-image.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the server for Node into `server/dist`; packages stay outside, `@metier/shared` comes along. */
export async function buildServer({ outdir = here('dist') } = {}) {
  await build({
    absWorkingDir: here('.'),
    entryPoints: {
      main: 'src/main.ts',
      'embedded-worker': 'src/db/embedded-worker.ts',
      backup: 'src/backup/backup-main.ts',
      'render-worker': 'src/web/rendering/render-worker.ts',
    },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    packages: 'external',
    alias: {
      '@metier/shared/contract': here('../shared/src/contract/index.ts'),
      '@metier/shared/rules': here('../shared/src/rules/index.ts'),
    },
    sourcemap: true,
    logLevel: 'warning',
  });
  await makeDatabaseImage(here('drizzle'), join(outdir, 'database.tar.gz'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer();
