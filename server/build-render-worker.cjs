const { join } = require('node:path');
const { build } = require('esbuild');

const SOURCES = join(__dirname, 'src/web/rendering');

/**
 * Both parts run on the server's own Node, so the target is its minimum version.
 * @type {import('esbuild').BuildOptions}
 */
const COMMON = { bundle: true, target: 'node20.19', logLevel: 'warning' };

/**
 * Bundles the code that runs inside a build's realm (a `node:vm` context) as a script that defines the global
 * `realm`.
 */
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
 * Bundles the process that renders pages as one script with the realm's code embedded, so that it reads no
 * files.
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
