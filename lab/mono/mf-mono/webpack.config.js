const { join } = require('node:path');
const HtmlPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { NormalModuleReplacementPlugin } = require('webpack');
const { listRemotes } = require('../../../tools/lib/remotes.cjs');
const { CanonicalIdsPlugin } = require('../../../packages/build/src/plugins/canonical-ids-plugin.cjs');
const { IntegrityPlugin } = require('../../../packages/build/src/plugins/integrity-plugin.cjs');
const { SHARED_BYTES, createConfig, createStyleRules } = require('../../../webpack.common.js');
const { readBundleFingerprint } = require('../bundle-fingerprint.cjs');
const { OneBundlePlugin } = require('../one-bundle-plugin.cjs');

const ROOT = join(__dirname, '../../..');
const SHELL = join(ROOT, 'shell');
const NAME = 'mf-mono';

/** The shell's plugins that are kept: style extraction, integrity hashes and ids. */
const KEPT = [MiniCssExtractPlugin, IntegrityPlugin, CanonicalIdsPlugin];

/**
 * The shell and all remotes as one application without Module Federation: the product's own rules and
 * settings, one lazy chunk per page, packages in a separate chunk. For comparison in the benchmarks.
 */
module.exports = () => {
  const shell = createConfig({ name: 'shell', kind: 'host', directory: SHELL });
  const fingerprint = readBundleFingerprint();
  const version = `1.0.0-${fingerprint}`;
  const remotes = listRemotes().map((name) => ({ name, directory: join(ROOT, name) }));
  const [scriptRule, , ...assetRules] = shell.module.rules;
  return {
    ...shell,
    name: NAME,
    context: __dirname,
    entry: { shell: join(SHELL, 'src/index.ts') },
    output: {
      ...shell.output,
      path: join(__dirname, 'dist'),
      publicPath: `/mf/${NAME}/${version}/`,
      uniqueName: NAME,
    },
    module: {
      rules: [
        scriptRule,
        createStyleRules({
          name: NAME,
          layers: [
            ...remotes.map(({ name, directory }) => ({ include: directory, layer: `remotes.${name}` })),
            { layer: 'shell' },
          ],
          layered: [join(SHELL, 'src/layers.css')],
          isProduction: true,
        }),
        ...assetRules,
        // Eager: without shared modules to negotiate, the shell's first dynamic import belongs in the entry
        // bundle.
        { resource: join(SHELL, 'src/index.ts'), parser: { dynamicImportMode: 'eager' } },
      ],
    },
    plugins: [
      ...shell.plugins.filter((plugin) => KEPT.some((kind) => plugin instanceof kind)),
      new NormalModuleReplacementPlugin(/federation\/load-remote$/, join(__dirname, 'src/load-remote.ts')),
      new HtmlPlugin({
        template: join(SHELL, 'src/index.html'),
        filename: 'index.html',
        inject: false,
        minify: false,
      }),
      new OneBundlePlugin({ name: NAME, fingerprint, version, directory: __dirname, shell: SHELL, remotes }),
    ],
    optimization: { ...shell.optimization, splitChunks: { chunks: 'all', minSize: SHARED_BYTES } },
  };
};
