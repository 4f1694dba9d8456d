const { join } = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { fingerprint } = require('../../../tools/lib/fingerprint.cjs');
const { nameClass } = require('./class-names.cjs');
const { IntegrityPlugin, LOAD_LIMIT_MS } = require('./integrity-plugin.cjs');
const { FACE, ReleasePlugin } = require('./release-plugin.cjs');
const { PRODUCTION_ROUTER } = require('./router-alias.cjs');
const { nameOnWire, readSharedRanges } = require('./shared-ranges.cjs');
const { ServerBuildPlugin } = require('./server-build-plugin.cjs');

const ROOT = join(__dirname, '../../..');
const KIT = join(ROOT, 'shared/src/ui');
/** Style sheets that declare their own layers. */
const LAYERED = [join(KIT, 'base.css'), join(ROOT, 'shell/src/layers.css')];

/** Before minification and compression; corresponds to about 5 KB transferred. */
const SHARED_BYTES = 40_000;

/** Singletons of a page: provided by the shell, and not included in the remotes. */
const SHARED = {
  react: require('react/package.json').version,
  'react/jsx-runtime': require('react/package.json').version,
  'react-dom': require('react-dom/package.json').version,
  '@metier/sdk/router': require('@metier/sdk/package.json').version,
};

const mapValues = (record, map) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));

const mapKeys = (record, map) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [map(key), value]));

/** Options of the shared modules for Module Federation; `ranges` are the version ranges of a remote. */
function describeShared(ranges) {
  const describe = (version, module) => ({
    singleton: true,
    strictVersion: true,
    shareKey: nameOnWire(module),
    ...(ranges
      ? { requiredVersion: ranges[module], import: false }
      : { requiredVersion: `^${version}`, version, eager: true }),
  });
  return mapValues(SHARED, describe);
}

function createFederation({ kind, directory, container, ranges }) {
  const isHost = kind === 'host';
  const shared = describeShared(ranges);
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

/**
 * `layers` assigns style sheets to cascade layers: the first entry whose `include` matches, or that has none,
 * applies.
 */
function createStyleRules({ name, layers, isProduction }) {
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
    loader: join(__dirname, 'layer-loader.cjs'),
    options: { layer: chosen },
  });
  return {
    test: /\.css$/,
    oneOf: [
      { resource: LAYERED, use: [extract, cssLoader] },
      { include: KIT, use: [extract, cssLoader, putInto('kit')] },
      ...layers.map(({ layer, ...where }) => ({ ...where, use: [extract, cssLoader, putInto(layer)] })),
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
  return new HtmlPlugin({ template: join(directory, 'src/index.html'), inject: false, minify: false });
}

/**
 * Common webpack configuration of the shell and the remotes.
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
  const manifest = require(join(directory, 'package.json'));
  const version = `${manifest.version}-${mark}`;
  const ranges = isHost ? undefined : readSharedRanges(manifest, SHARED);
  const container = `${name}_${mark}`.replace(/\W/g, '_');
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
      alias: { ...(isHost && aliasRuntimeLender()), ...(isProduction && PRODUCTION_ROUTER) },
    },
    module: {
      rules: [
        scriptRule(directory),
        createStyleRules({ name, layers: [{ layer: isHost ? 'shell' : `remotes.${name}` }], isProduction }),
        // The icon of the page is smaller than the request for it.
        { test: /favicon\.svg$/, type: 'asset/inline' },
        { test: /\.(svg|png)$/, exclude: /favicon\.svg$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      createFederation({ kind, directory, container, ranges }),
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
        shared: mapKeys(ranges ?? {}, nameOnWire),
        provides: mapKeys(SHARED, nameOnWire),
      }),
      ...(isHost ? [createPagePlugin(directory)] : []),
    ],
    optimization: {
      // A failed build leaves the last successful one unchanged: its files must match its release.
      emitOnErrors: false,
      // Only large shared chunks are split off: every file is an additional request for the first page.
      splitChunks: isHost ? false : { minSize: SHARED_BYTES },
      // The page is a template of the server, whose markers are comments.
      minimize: isProduction && { html: false },
      minimizer: [
        '...',
        new CssMinimizerPlugin({
          test: /\.css$/,
          minify: CssMinimizerPlugin.esbuildMinify,
          // The gate's parser reads nested rules only with `&` in front.
          minimizerOptions: { target: 'esnext', supported: { nesting: false } },
        }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(ROOT, '.cache/webpack'),
      name: `${name}-${mode}`,
      buildDependencies: { config: [`${__dirname}/`] },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

module.exports = { SHARED_BYTES, createConfig, createStyleRules };
