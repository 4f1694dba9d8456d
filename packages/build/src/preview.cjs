const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');

/**
 * @typedef {object} PreviewServerOptions
 * @property {import('webpack').Configuration} config of the remote
 * @property {string} shell origin of the shell, whose pages alone may read the files
 * @property {number} port
 * @property {() => void} onCompiled called after every successful compilation
 */

/**
 * Serves a watched bundle to the pages of one shell, which load again with every change: a deployed shell has
 * React's production build, which cannot refresh components. `start` rejects if the port is taken.
 * @param {PreviewServerOptions} options
 */
function createPreviewServer({ config, shell, port, onCompiled }) {
  const compiler = webpack(config);
  compiler.hooks.done.tap('preview', (stats) => {
    if (!stats.hasErrors()) onCompiled();
  });
  /** @type {(problem: Error) => void} */
  let refuse = () => undefined;
  /** @type {Promise<never>} */
  const isRefused = new Promise((_resolve, reject) => (refuse = reject));
  /** @returns {never} */
  const explain = (/** @type {NodeJS.ErrnoException} */ problem) => {
    if (problem.code !== 'EADDRINUSE') throw problem;
    throw new Error(`Port ${port} is taken: choose another --port.`);
  };
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: false,
      liveReload: true,
      static: false,
      setupExitSignals: false,
      allowedHosts: [new URL(shell).hostname],
      client: {
        webSocketURL: `ws://localhost:${port}/ws`,
        logging: 'warn',
        overlay: { runtimeErrors: false, warnings: false },
      },
      headers: {
        'access-control-allow-origin': shell,
        'access-control-allow-private-network': 'true',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
      },
      devMiddleware: { publicPath: '/', writeToDisk: (file) => file.endsWith('release.json') },
      setupMiddlewares(middlewares, { server: listener }) {
        // Instead of the listener that throws it, which would end the process.
        listener?.removeAllListeners('error').once('error', refuse);
        // Its purpose is to keep other sites out; the headers admit exactly one.
        return middlewares.filter(({ name }) => name !== 'cross-origin-header-check');
      },
    },
    compiler,
  );
  return {
    start: () => Promise.race([server.start(), isRefused]).catch(explain),
    stop: () => server.stop(),
  };
}

/**
 * The remote's configuration with this machine's origin as public path and a separate output folder.
 * @param {string} name
 * @param {string} directory
 * @param {string} origin
 */
function configure(name, directory, origin) {
  const path = join(process.cwd(), '.cache/preview', name);
  const { output, cache, ...config } = require(join(directory, 'webpack.config.js'))({
    mode: 'development',
    watch: true,
    hot: false,
  });
  return {
    folder: path,
    config: {
      ...config,
      stats: 'errors-only',
      watchOptions: { aggregateTimeout: 20 },
      output: { ...output, path, publicPath: `${origin}/` },
      cache: { ...cache, name: `${name}-preview` },
    },
  };
}

/**
 * Builds a remote for the pages of one shell and serves it from this machine, again with every change.
 * @param {{ name: string, directory: string, shell: string, port: number,
 *   onBuilt: (origin: string, release: any) => void }} options `port` 0 is a free one; `onBuilt` gets the
 *   origin and the description of every build
 */
async function servePreview({ name, directory, shell, port, onBuilt }) {
  const chosen = port || Number(await WebpackDevServer.getFreePort('auto', '127.0.0.1'));
  const origin = `http://localhost:${chosen}`;
  const { config, folder } = configure(name, directory, origin);
  const server = createPreviewServer({
    config,
    shell,
    port: chosen,
    onCompiled: () => onBuilt(origin, JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))),
  });
  await server.start();
  return { stop: server.stop };
}

module.exports = { createPreviewServer, servePreview };
