import webpack, { type Configuration, type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

export interface PreviewServer {
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface PreviewServerOptions {
  /** Configuration of the remote. */
  readonly config: Configuration;
  /** Origin of the shell, whose pages alone may read the files. */
  readonly shell: string;
  readonly port: number;
  /** Called after every successful compilation. */
  readonly onCompiled: () => void;
  /** Called if the port cannot be listened on; ends the process. */
  readonly onListenError: (error: Error) => void;
}

/**
 * Serves a watched bundle to the pages of one shell, which load again with every change: a deployed shell has
 * React's production build, which cannot refresh components.
 */
export function createPreviewServer({
  config,
  shell,
  port,
  onCompiled,
  onListenError,
}: PreviewServerOptions): PreviewServer {
  const compiler = webpack(config);
  if (!compiler) throw new Error('The compiler was not created');
  compiler.hooks.done.tap('preview', (stats: Stats) => {
    if (!stats.hasErrors()) onCompiled();
  });
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: false,
      liveReload: true,
      static: false,
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
        listener?.prependOnceListener('error', onListenError);
        // Its purpose is to keep other sites out; the headers admit exactly one.
        return middlewares.filter(({ name }) => name !== 'cross-origin-header-check');
      },
    },
    compiler,
  );
  return {
    start: () => server.start(),
    stop: () => server.stop(),
  };
}
