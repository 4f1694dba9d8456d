import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** CommonJS packages load Node's built-in modules with `require`, which an ES module does not have. */
const REQUIRE =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/** The program `metier` as one file for Node, the smoke run of the server included. */
export async function buildCli() {
  const { outputFiles } = await build({
    absWorkingDir: here('.'),
    entryPoints: ['src/main.ts'],
    write: false,
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
  return outputFiles[0].contents;
}
