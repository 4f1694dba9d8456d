const { join } = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { CanonicalIdsPlugin } = require('./plugins/canonical-ids-plugin.cjs');
const { addFastRefresh, getRefreshTransformers, shareRefreshRuntime } = require('./fast-refresh.cjs');
const { IntegrityPlugin, LOAD_LIMIT_MS } = require('./plugins/integrity-plugin.cjs');
const { COMPILED, readManifest } = require('./packages.cjs');
const { PublicPathPlugin } = require('./plugins/public-path-plugin.cjs');
const { FACE, MARK, ReleasePlugin } = require('./plugins/release-plugin.cjs');
const { aliasProductionRouter } = require('./router-alias.cjs');
const { nameOnWire, readSharedRanges } = require('./shared-ranges.cjs');
const { ServerBuildPlugin } = require('./plugins/server-build-plugin.cjs');
const { createStyleRules } = require('./style-rules.cjs');
const { LISTS } = require('./translations/expand.cjs');

/** Packages never change once installed, except the workspaces of this project. */
const INSTALLED = /^(.+?[\\/]node_modules)[\\/](?!@metier[\\/])/;

// Module Federation writes a version into the container, by default that of the package in the working directory,
// which is another one in a repository of its own. The container's name is unique without it.
process.env.MF_BUILD_VERSION = '0';
// Otherwise Module Federation finds webpack by an error about missing options, for which webpack compiles the schema
// of all its options.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

/** As transpiled, before minification and compression; corresponds to about 5 KB transferred. */
const SHARED_BYTES = 34_000;

/**
 * Singletons of a page, with their versions: provided by the shell, and not included in the remotes.
 * @param {string} directory the bundle's folder, absolute
 */
function readShared(directory) {
  const { version: react } = readManifest(directory, 'react');
  return {
    react,
    'react/jsx-runtime': react,
    'react-dom': readManifest(directory, 'react-dom').version,
    '@metier/sdk/router': readManifest(directory, '@metier/sdk').version,
  };
}

const mapValues = (record, map) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));

const mapKeys = (record, map) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [map(key), value]));

/**
 * Options of the shared modules for Module Federation; `built` are their versions, `ranges` the version ranges
 * of a remote.
 */
function describeShared(built, ranges) {
  const describe = (version, module) => ({
    singleton: true,
    strictVersion: true,
    shareKey: nameOnWire(module),
    ...(ranges
      ? { requiredVersion: ranges[module], import: false }
      : { requiredVersion: `^${version}`, version, eager: true }),
  });
  return mapValues(built, describe);
}

function createFederation({ kind, directory, container, built, ranges, hot }) {
  const isHost = kind === 'host';
  const shared = { ...describeShared(built, ranges), ...(hot && shareRefreshRuntime(isHost)) };
  const common = { name: container, shared, shareStrategy: 'loaded-first', dts: false, manifest: false };
  const optimization = { target: 'web', disableSnapshot: true, disableRemote: true };
  if (isHost) {
    return new ModuleFederationPlugin({
      ...common,
      remotes: {},
      experiments: { provideExternalRuntime: true, optimization },
    });
  }
  return new ModuleFederationPlugin({
    ...common,
    filename: 'remoteEntry.js',
    exposes: { './remote': { import: join(directory, 'src/remote.tsx'), name: FACE } },
    experiments: { externalRuntime: true, optimization },
  });
}

/**
 * The plugin that provides the runtime is CommonJS and would include a second copy of it; its other build is
 * an ES module.
 */
function aliasRuntimeLender() {
  const lender = require.resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [lender]: lender.replace(/\.cjs$/, '.js') };
}

const scriptRule = (directory, { isProduction, hot }) => ({
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    // It says of each compiler but TypeScript's own that it may not be compatible; errors come by webpack.
    silent: true,
    configFile: join(directory, 'tsconfig.json'),
    compilerOptions: { noEmit: false, target: 'es2022' },
    ...(isProduction && { compiler: require.resolve('./transpiler.cjs') }),
    ...(hot && { getCustomTransformers: getRefreshTransformers }),
  },
});

function createPagePlugin(directory, publicPath) {
  const HtmlPlugin = require('html-webpack-plugin');
  const template = join(directory, 'src/index.html');
  return new HtmlPlugin({ template, publicPath, inject: false, minify: false });
}

/**
 * By default names are ordered by how often a file has each character, and a file names others by hashes that differ
 * between machines until the build's last step: so would the names.
 */
const MANGLING = { disableCharFreq: true };

const createOptimization = ({ isHost, isProduction, watch }) => ({
  // A failed build leaves the last successful one unchanged: its files must match its release.
  emitOnErrors: false,
  // The ids of a release come from CanonicalIdsPlugin.
  ...(!watch && { moduleIds: false, chunkIds: false }),
  // Only large shared chunks are split off: every file is an additional request for the first page.
  splitChunks: isHost ? false : { minSize: SHARED_BYTES },
  minimize: isProduction,
  // Both work outside of JavaScript, with threads of their own.
  minimizer: [
    new MinimizerPlugin({
      test: /\.js$/,
      minify: MinimizerPlugin.swcMinify,
      minimizerOptions: { ecma: 2022, compress: { passes: 2 }, mangle: MANGLING },
      parallel: false,
    }),
    new MinimizerPlugin({
      test: /\.css$/,
      minify: MinimizerPlugin.esbuildMinifyCss,
      // The gate's parser reads nested rules only with `&` in front.
      minimizerOptions: { target: 'esnext', supported: { nesting: false } },
      parallel: false,
    }),
  ],
});

/**
 * Common webpack configuration of the shell and the remotes.
 * @param {object} options
 * @param {string} options.name the workspace's folder
 * @param {'host' | 'remote'} options.kind
 * @param {string} options.directory the bundle's folder, absolute
 * @param {readonly string[]} [options.layered] style sheets that declare their own cascade layers, absolute
 * @param {'production' | 'development'} [options.mode]
 * @param {boolean} [options.watch] whether the bundle is rebuilt on every change; it then has no version
 * @param {boolean} [options.hot] whether pages take over changes without a reload; needs a shell with it, too
 */
function createConfig({ name, kind, directory, layered, mode = 'production', watch = false, hot = watch }) {
  const isHost = kind === 'host';
  const isProduction = mode === 'production';
  const mark = watch ? 'dev' : MARK;
  const manifest = require(join(directory, 'package.json'));
  const version = `${manifest.version}-${mark}`;
  const folder = `/mf/${name}/${version}/`;
  const built = readShared(directory);
  const ranges = isHost ? undefined : readSharedRanges(manifest, built);
  const container = `${name}_${mark}`.replace(/\W/g, '_');
  const file = isProduction ? '[name].[contenthash:10]' : '[name]';
  const config = {
    name,
    mode,
    context: directory,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    entry: isHost ? { shell: join(directory, 'src/index.ts') } : {},
    output: {
      path: join(directory, 'dist'),
      publicPath: watch ? folder : 'auto',
      filename: `${file}.js`,
      assetModuleFilename: `${file}[ext]`,
      // Unique per release: a second release in the same page must not use the chunks of the first.
      uniqueName: container,
      chunkLoadTimeout: LOAD_LIMIT_MS,
      // A module that threw during evaluation is evaluated again on the next attempt, instead of returned
      // half-initialized.
      strictModuleErrorHandling: true,
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: { ...(isHost && aliasRuntimeLender()), ...(isProduction && aliasProductionRouter(directory)) },
      // A release is made of the SDK's compiled files, by their place in node_modules, as in a repository of
      // its own.
      ...(!watch && { conditionNames: [COMPILED, '...'], symlinks: false }),
    },
    module: {
      rules: [
        scriptRule(directory, { isProduction, hot }),
        createStyleRules({
          name,
          layers: [{ layer: isHost ? 'shell' : `remotes.${name}` }],
          layered,
          isProduction,
        }),
        // The icon of the page is smaller than the request for it.
        { test: /favicon\.svg$/, type: 'asset/inline' },
        { test: /\.(svg|png|woff2)$/, exclude: /favicon\.svg$/, type: 'asset/resource' },
        { test: /\.md$/, type: 'asset/source' },
        { test: LISTS, enforce: 'pre', loader: require.resolve('./translations/loader.cjs') },
      ],
    },
    plugins: [
      createFederation({ kind, directory, container, built, ranges, hot }),
      new MiniCssExtractPlugin({ filename: `${file}.css` }),
      new IntegrityPlugin(),
      new ServerBuildPlugin({ name, kind, directory, isProduction, watch }),
      ...(watch ? [] : [new PublicPathPlugin(), new CanonicalIdsPlugin()]),
      new ReleasePlugin({
        name,
        kind,
        directory,
        version,
        container,
        shared: mapKeys(ranges ?? {}, nameOnWire),
        provides: mapKeys(built, nameOnWire),
      }),
      ...(isHost ? [createPagePlugin(directory, folder)] : []),
    ],
    optimization: createOptimization({ isHost, isProduction, watch }),
    // A build that is not repeated pays more for writing a cache than for all that it computes again.
    cache: watch && {
      type: 'filesystem',
      cacheDirectory: join(process.cwd(), '.cache/webpack'),
      name: `${name}-${mode}${hot ? '-hot' : ''}`,
      buildDependencies: { config: [`${__dirname}/`] },
    },
    snapshot: { managedPaths: [INSTALLED] },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
  return hot ? addFastRefresh(config, { name, kind, directory }) : config;
}

module.exports = { SHARED_BYTES, createConfig, createStyleRules };
