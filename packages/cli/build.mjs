import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** CommonJS packages load Node's built-in modules with `require`, which an ES module does not have. */
const REQUIRE =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/** Bundles the program `metier`, the smoke run of the server included, into one file for Node. */
export async function buildCli({ outfile = here('dist/metier.js') } = {}) {
  await build({
    absWorkingDir: here('.'),
    entryPoints: ['src/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    minifySyntax: true,
    // Used where it is installed: it may have brought a browser for the smoke run.
    external: ['@playwright/test'],
    banner: { js: `#!/usr/bin/env node\n${REQUIRE}` },
    logLevel: 'warning',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildCli();
