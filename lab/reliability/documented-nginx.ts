import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../tools/lib/root';

export interface Nginx {
  readonly address: string;
  /** Error log of nginx, without the entries about unreachable servers. */
  readErrors(): Promise<string[]>;
  stop(): Promise<void>;
}

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const HOSTS = ['10.0.0.11:3000', '10.0.0.12:3000'] as const;

function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`deploy/nginx/metier.conf has not one "${from}".`);
  return text.replace(from, to);
}

/** The documented configuration, with its hosts replaced by these local ports. */
async function readDocumented(
  ports: readonly [number, number],
  port: number,
  folder: string,
): Promise<string> {
  const configuration = await readFile(join(ROOT, 'deploy/nginx/metier.conf'), 'utf8');
  const changes: readonly (readonly [string, string])[] = [
    [HOSTS[0], `127.0.0.1:${ports[0]}`],
    [HOSTS[1], `127.0.0.1:${ports[1]}`],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['/var/cache/nginx/metier', join(folder, 'cache')],
  ];
  return changes.reduce((text, [from, to]) => replaceOnce(text, from, to), configuration);
}

/** Starts nginx with deploy/nginx/metier.conf in front of two servers of this machine. */
export async function startDocumentedNginx(ports: readonly [number, number]): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'metier-nginx-'));
  const port = await findFreePort();
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`);
  await mkdir(join(folder, 'logs'));
  const config = [
    'daemon off; worker_processes 1;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${join(folder, 'pid')}; error_log ${join(folder, 'logs/error.log')};`,
    'events { worker_connections 1024; }',
    `http { access_log off; ${paths.join(' ')}`,
    await readDocumented(ports, port, folder),
    '}',
  ].join('\n');
  const file = join(folder, 'nginx.conf');
  await writeFile(file, config);
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const hasExited = once(nginx, 'exit');
  const address = `http://127.0.0.1:${port}`;
  for (;;) {
    if (nginx.exitCode !== null) throw new Error('nginx does not start with deploy/nginx/metier.conf.');
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      break;
    await wait(50);
  }
  return {
    address,
    async readErrors() {
      const lines = (await readFile(join(folder, 'logs/error.log'), 'utf8')).trim().split('\n');
      return lines.filter((line) => line && !line.includes('Connection refused'));
    },
    async stop() {
      nginx.kill('SIGTERM');
      await hasExited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
