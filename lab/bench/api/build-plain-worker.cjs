const { join } = require('node:path');
const { build } = require('esbuild');

const [, , outfile] = process.argv;

/**
 * The render worker without a realm, as before builds were isolated. Built in a separate process because
 * esbuild cannot be loaded where TypeScript is loaded.
 */
build({
  entryPoints: [join(__dirname, '../../../server/src/web/rendering/worker/render-worker.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  plugins: [
    {
      name: 'plain-realm',
      setup: ({ onResolve }) =>
        onResolve({ filter: /open-realm$/ }, () => ({ path: join(__dirname, 'plain-realm.ts') })),
    },
  ],
}).catch(() => process.exit(1));
