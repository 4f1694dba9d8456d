const { join } = require('node:path');
const { build } = require('esbuild');

const SOURCES = join(__dirname, 'src/web/rendering');

/**
 * Newer syntax would only be in the way: both parts run on the server's own Node.
 * @type {import('esbuild').BuildOptions}
 */
const COMMON = { bundle: true, target: 'node20.19', logLevel: 'warning' };

/** What runs inside the realm of a build, as a text that gives the global `realm`. */
async function buildRealm() {
  const { outputFiles } = await build({
    ...COMMON,
    entryPoints: [join(SOURCES, 'realm/index.ts')],
    platform: 'browser',
    format: 'iife',
    globalName: 'realm',
    minify: true,
    define: { global: 'globalThis' },
    write: false,
  });
  return outputFiles?.[0]?.text ?? '';
}

/**
 * Builds the process that renders pages as one script, with the realm's code inside: it reads no file.
 * @param {string} outfile
 */
async function buildRenderWorker(outfile) {
  await build({
    ...COMMON,
    entryPoints: [join(SOURCES, 'worker/render-worker.ts')],
    outfile,
    platform: 'node',
    format: 'cjs',
    define: { REALM_SOURCE: JSON.stringify(await buildRealm()) },
  });
}

module.exports = { buildRenderWorker };
