const { join } = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { fingerprint } = require('./tools/lib/fingerprint.cjs');
const { nameClass } = require('./tools/webpack/class-names.cjs');
const { IntegrityPlugin, LOAD_LIMIT_MS } = require('./tools/webpack/integrity-plugin.cjs');
const { ReleasePlugin } = require('./tools/webpack/release-plugin.cjs');
const { ServerBuildPlugin } = require('./tools/webpack/server-build-plugin.cjs');

const KIT = join(__dirname, 'shared/src/ui');
/** What names its own layers. */
const LAYERED = [join(KIT, 'base.css'), join(__dirname, 'shell/src/layers.css')];

/** What exists once in a page: the shell brings it, the remotes bring no copy. */
function describeShared(kind) {
  const versions = {
    react: require('react/package.json').version,
    'react/jsx-runtime': require('react/package.json').version,
    'react-dom': require('react-dom/package.json').version,
    '@metier/shared/router': require('./shared/package.json').version,
  };
  const describe = ([name, version]) => {
    const common = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
    return [name, kind === 'host' ? { ...common, version, eager: true } : { ...common, import: false }];
  };
  return Object.fromEntries(Object.entries(versions).map(describe));
}

function createFederation({ kind, directory, container, shared }) {
  const optimization = { target: 'web', disableSnapshot: true };
  const common = { name: container, shared, shareStrategy: 'loaded-first', dts: false, manifest: false };
  if (kind === 'remote') {
    return new ModuleFederationPlugin({
      ...common,
      filename: 'remoteEntry.js',
      exposes: {
        './remote': { import: join(directory, 'src/remote.tsx'), name: '__federation_expose_remote' },
      },
      experiments: { externalRuntime: true, optimization },
    });
  }
  return new ModuleFederationPlugin({
    ...common,
    remotes: {},
    runtimePlugins: [join(directory, 'src/federation/runtime-plugin.ts')],
    experiments: { provideExternalRuntime: true, optimization },
  });
}

/** The plugin that lends the runtime is CommonJS and would bring a second copy of it; its other half is a module. */
function aliasRuntimeLender() {
  const lender = require.resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [lender]: lender.replace(/\.cjs$/, '.js') };
}

function createStyleRules({ name, layer, isProduction }) {
  const cssLoader = {
    loader: 'css-loader',
    options: {
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        getLocalIdent: ({ resourcePath }, _pattern, local) =>
          nameClass(name, isProduction, resourcePath, local),
      },
    },
  };
  const extract = { loader: MiniCssExtractPlugin.loader };
  const putInto = (chosen) => ({
    loader: join(__dirname, 'tools/webpack/layer-loader.cjs'),
    options: { layer: chosen },
  });
  return {
    test: /\.css$/,
    oneOf: [
      { resource: LAYERED, use: [extract, cssLoader] },
      { include: KIT, use: [extract, cssLoader, putInto('kit')] },
      { use: [extract, cssLoader, putInto(layer)] },
    ],
  };
}

const scriptRule = (directory) => ({
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    configFile: join(directory, 'tsconfig.json'),
    compilerOptions: { noEmit: false, target: 'es2022' },
  },
});

function createPagePlugin(directory) {
  const HtmlPlugin = require('html-webpack-plugin');
  return new HtmlPlugin({ template: join(directory, 'src/index.html'), inject: 'head', minify: false });
}

/**
 * The one recipe for the shell and the remotes.
 * @param {object} options
 * @param {string} options.name the workspace's folder
 * @param {'host' | 'remote'} options.kind
 * @param {string} options.directory the workspace, absolute
 * @param {'production' | 'development'} [options.mode]
 * @param {boolean} [options.watch] whether the bundle is rebuilt on every change; it then has no fingerprint
 */
function createConfig({ name, kind, directory, mode = 'production', watch = false }) {
  const isHost = kind === 'host';
  const isProduction = mode === 'production';
  const mark = watch ? 'dev' : fingerprint(directory);
  const version = `${require(join(directory, 'package.json')).version}-${mark}`;
  const container = `${name}_${mark}`.replace(/\W/g, '_');
  const shared = describeShared(kind);
  const pick = (field) =>
    Object.fromEntries(Object.entries(shared).map(([key, described]) => [key, described[field]]));
  const file = isProduction ? '[name].[contenthash:10]' : '[name]';
  return {
    name,
    mode,
    context: directory,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    entry: isHost ? { shell: join(directory, 'src/index.ts') } : {},
    output: {
      path: join(directory, 'dist'),
      publicPath: `/mf/${name}/${version}/`,
      filename: `${file}.js`,
      assetModuleFilename: `${file}[ext]`,
      // Another name for every release: a second one in the same page must not take up the chunks of the first.
      uniqueName: container,
      chunkLoadTimeout: LOAD_LIMIT_MS,
      // A module that threw when it was loaded is run again by the next attempt, not handed out as it was left.
      strictModuleErrorHandling: true,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: isHost ? aliasRuntimeLender() : {} },
    module: {
      rules: [
        scriptRule(directory),
        createStyleRules({ name, layer: isHost ? 'shell' : `remotes.${name}`, isProduction }),
        { test: /\.(svg|png)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      createFederation({ kind, directory, container, shared }),
      new MiniCssExtractPlugin({ filename: `${file}.css` }),
      new IntegrityPlugin(),
      new ServerBuildPlugin({ name, kind, directory, isProduction }),
      new ReleasePlugin({
        name,
        kind,
        directory,
        version,
        fingerprint: watch ? null : mark,
        container,
        shared: pick('requiredVersion'),
        provides: pick('version'),
      }),
      ...(isHost ? [createPagePlugin(directory)] : []),
    ],
    optimization: {
      // A build that failed leaves the last good one as it is: its files have to fit its release.
      emitOnErrors: false,
      minimizer: [
        '...',
        new CssMinimizerPlugin({
          test: /\.css$/,
          minify: CssMinimizerPlugin.esbuildMinify,
          minimizerOptions: { target: 'esnext' },
        }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(__dirname, '.cache/webpack'),
      name: `${name}-${mode}`,
      buildDependencies: { config: [__filename, join(__dirname, 'tools/webpack/')] },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

module.exports = { createConfig };
