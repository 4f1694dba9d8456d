const { join } = require('node:path');
const { EntryPlugin, HotModuleReplacementPlugin } = require('webpack');

const HOT = join(__dirname, 'hot');

/**
 * One refresh runtime in a page, that of the shell: React uses only the first one, and components that are
 * registered with another one are never updated. The path also matches the imports that the plugin adds.
 * @param {boolean} isHost
 */
const shareRefreshRuntime = (isHost) => ({
  [require.resolve('react-refresh/runtime')]: {
    shareKey: 'react-refresh/runtime',
    singleton: true,
    requiredVersion: false,
    ...(isHost ? { version: require('react-refresh/package.json').version, eager: true } : { import: false }),
  },
});

/**
 * Puts the bundle's name in front of its module ids. The refresh runtime identifies components by module id,
 * and several bundles have a copy of the same module of `shared`.
 */
class UniqueModuleIdsPlugin {
  constructor(/** @type {string} */ name) {
    this.prefix = `${name}:`;
  }

  apply(/** @type {import('webpack').Compiler} */ compiler) {
    compiler.hooks.compilation.tap('UniqueModuleIdsPlugin', (compilation) => {
      compilation.hooks.afterOptimizeModuleIds.tap('UniqueModuleIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = compilation.chunkGraph.getModuleId(module);
          // The ids of the previous compilation are kept, and have the prefix already.
          if (id !== null && !String(id).startsWith(this.prefix))
            compilation.chunkGraph.setModuleId(module, this.prefix + id);
        }
      });
    });
  }
}

/** Adds what Fast Refresh needs to each component. */
const getRefreshTransformers = () => ({ before: [require('react-refresh-typescript').default()] });

/**
 * Adds hot module replacement with React Fast Refresh to the configuration of a bundle that is rebuilt on
 * every change. React takes the first refresh runtime alone, so the shell shares its own with the remotes; one
 * client in the shell receives the updates of all bundles. React's production build has no hooks for it, so a remote
 * built so runs only in a shell built so.
 * @param {import('webpack').Configuration} config
 * @param {{ name: string, kind: 'host' | 'remote', directory: string }} bundle
 * @returns {import('webpack').Configuration}
 */
function addFastRefresh(config, { name, kind, directory }) {
  // Only here, because other builds need not have it.
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
  const connection = require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry');
  const isHost = kind === 'host';
  const routes = {
    resource: join(directory, 'src/routes.ts'),
    enforce: /** @type {const} */ ('post'),
    loader: join(HOT, 'follow-pages-loader.cjs'),
  };
  return {
    ...config,
    // A module that throws is kept, so that it can be replaced by the next edit.
    output: { ...config.output, strictModuleErrorHandling: false },
    resolve: {
      ...config.resolve,
      // The shell connects the refresh runtime to React, for the whole page.
      alias: { ...config.resolve?.alias, ...(!isHost && { [connection]: false }) },
    },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), ...(isHost ? [] : [routes])] },
    plugins: [
      // Before the plugin's own entry: errors of the connection to React must not stop later updates.
      new EntryPlugin(directory, join(HOT, isHost ? 'send-updates.cjs' : 'receive-updates.cjs'), {
        name: undefined,
      }),
      new ReactRefreshPlugin({ library: name, overlay: false, exclude: [/node_modules/, HOT] }),
      new HotModuleReplacementPlugin(),
      new UniqueModuleIdsPlugin(name),
      ...(config.plugins ?? []),
    ],
  };
}

module.exports = { addFastRefresh, getRefreshTransformers, shareRefreshRuntime };
