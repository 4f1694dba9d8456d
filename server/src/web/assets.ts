import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Releases } from './releases';

const YEAR = 365 * 24 * 60 * 60;

const isFile = (path: string) =>
  stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );

/** Never the page: a browser that asked for a script would try to run it, and a cache would keep it. */
const refuse = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send({ detail: 'Not found.' });

/** Maps and licence texts lie beside the files that a release names. */
const isNamed = (files: object, file: string) =>
  Object.hasOwn(files, file.replace(/\.(map|LICENSE\.txt)$/, ''));

/**
 * Serves the built files: those of the shell under `/assets/`, those of a remote under `/mf/<remote>/<version>/`. A file
 * never changes under its address, so it may be kept for ever; a watched bundle (`…-dev`) is never kept.
 */
export function serveAssets(app: FastifyInstance, directory: string, releases: Releases): void {
  async function send(reply: FastifyReply, workspace: string, version: string, file: string) {
    const dist = join(directory, workspace, 'dist');
    if (!(await isFile(join(dist, file)))) return refuse(reply);
    const isWatched = version.endsWith('-dev');
    if (isWatched) reply.header('cache-control', 'no-store');
    return reply.sendFile(
      file,
      dist,
      isWatched ? { cacheControl: false } : { maxAge: YEAR * 1000, immutable: true },
    );
  }

  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const file = `assets/${request.params['*']}`;
    const shell = await releases.readShell();
    if (!shell || !isNamed(shell.release.files, file)) return refuse(reply);
    return send(reply, 'shell', shell.release.version, file);
  });

  app.get<{ Params: { remote: string; version: string; '*': string } }>(
    '/mf/:remote/:version/*',
    async (request, reply) => {
      const { remote, version, '*': file } = request.params;
      const release = (await releases.listRemotes()).find(({ name }) => name === remote);
      if (release?.version !== version || !isNamed(release.files, file)) return refuse(reply);
      return send(reply, remote, version, file);
    },
  );
}
