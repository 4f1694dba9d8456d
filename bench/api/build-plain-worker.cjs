const { join } = require('node:path');
const { build } = require('esbuild');

const [, , outfile] = process.argv;

/**
 * The process that renders, without a realm of its own: what stood in the server before builds were isolated. In a
 * process apart, because esbuild cannot be loaded where TypeScript is.
 */
build({
  entryPoints: [join(__dirname, '../../server/src/web/rendering/worker/render-worker.ts')],
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
