import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Middleware } from 'webpack-dev-server';
import { sendKit } from './kit-page';

const require = createRequire(import.meta.url);

/** Of the shell alone: one connection and one overlay for a page, however many bundles it has. */
const CLIENT = `${require.resolve('webpack-dev-server/client')}?${new URLSearchParams({
  protocol: 'auto:',
  hostname: '0.0.0.0',
  port: '0',
  pathname: '/__dev/socket',
  hot: 'true',
  'live-reload': 'false',
  logging: 'warn',
  reconnect: '100',
  overlay: JSON.stringify({ errors: true, warnings: false, runtimeErrors: false }),
}).toString()}`;

const withClient = (config: Configuration): Configuration => ({
  ...config,
  plugins: [
    new webpack.EntryPlugin(config.context ?? '', CLIENT, { name: undefined }),
    ...(config.plugins ?? []),
  ],
});

const NOT_STORED = { 'cache-control': 'no-store' };

function refuse(reply: ServerResponse): void {
  reply.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' });
  reply.end('The server is starting: load again in a moment.');
}

/** Adds the socket to the page's policy: not every browser counts `ws:` as part of `'self'`. */
function allowSocket({ headers: answered }: IncomingMessage, { headers: { host } }: IncomingMessage): void {
  const policy = answered['content-security-policy'];
  if (typeof policy !== 'string' || !host) return;
  const socket = `connect-src ws://${host}`;
  answered['content-security-policy'] = policy.includes('connect-src')
    ? policy.replace('connect-src', socket)
    : `${policy};${socket} 'self'`;
}

const serveKit: Middleware = {
  name: 'kit',
  middleware: (request: IncomingMessage, reply: ServerResponse, next: () => void) =>
    /^\/kit([/?]|$)/.test(request.url ?? '') ? void sendKit(request, reply) : next(),
};

export interface DevServer {
  /** Resolves once the first compilation has ended. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Reloads every open page. */
  reload(): void;
  readonly port: number;
}

export interface DevServerOptions {
  /** Configurations of the watched bundles. The shell is one of them. */
  readonly bundles: readonly Configuration[];
  /** Address of the product's server; undefined while it starts. */
  readonly target: () => string | undefined;
  readonly host: string;
  readonly port: number;
  /** Called if the port cannot be listened on; ends the process. */
  readonly onListenError: (error: Error) => void;
}

/** Serves the watched bundles with hot updates, and everything else from the product's server. */
export function createDevServer({ bundles, target, host, port, onListenError }: DevServerOptions): DevServer {
  const compiler = webpack(bundles.map((config) => (config.name === 'shell' ? withClient(config) : config)));

  const answerWhileStarting: Middleware = {
    name: 'starting',
    middleware: (_request: IncomingMessage, reply: ServerResponse, next: () => void) =>
      target() ? next() : refuse(reply),
  };

  const server = new WebpackDevServer(
    {
      host,
      port,
      // Added to the shell by hand, see CLIENT.
      client: false,
      hot: false,
      static: false,
      // Event streams must not wait for a compressor.
      compress: false,
      webSocketServer: { type: 'ws', options: { path: '/__dev/socket' } },
      headers: NOT_STORED,
      devMiddleware: { writeToDisk: (file) => !/\.hot-update\./.test(file) },
      setupMiddlewares(middlewares, { server: listener }) {
        // In front of the listener that throws it.
        listener?.prependOnceListener('error', onListenError);
        const bundled = middlewares.findIndex(({ name }) => name === 'webpack-dev-middleware');
        return [
          serveKit,
          ...middlewares.slice(0, bundled + 1),
          answerWhileStarting,
          ...middlewares.slice(bundled + 1),
        ];
      },
      proxy: [
        {
          context: () => true,
          router: target,
          target: 'http://127.0.0.1',
          logLevel: 'silent',
          onProxyRes(answer, request) {
            Object.assign(answer.headers, NOT_STORED);
            allowSocket(answer, request);
          },
          onError: (_error, _request, reply) => (reply.headersSent ? reply.destroy() : refuse(reply)),
        },
      ],
    },
    compiler,
  );

  return {
    async start() {
      const isCompiled = new Promise<void>((resolve) => compiler.hooks.done.tap('dev', () => resolve()));
      await server.start();
      await isCompiled;
    },
    stop: () => server.stop(),
    reload: () => server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed'),
    get port() {
      return (server.server?.address() as AddressInfo).port;
    },
  };
}
