import type { FastifyInstance, FastifyReply } from 'fastify';
import { readEncodings } from '../http/response/accepted-encodings';
import { CDN_FILE_HEADERS } from '../http/response/security-headers';
import { mediaTypeOf } from '../platform/store/media-types';
import type { ServedFiles } from '../platform/registry/served-files';
import type { DevBundles } from './dev-bundles';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** For files whose content never changes. */
export const FOR_EVER = `public, max-age=${YEAR_SECONDS}, immutable`;

/** Pages are made per visitor and server builds are internal: neither is served as a file. */
const isInside = (file: string) => mediaTypeOf(file).startsWith('text/html') || file.endsWith('.cjs');

/**
 * Never respond with the page: a browser that requested a script would try to run it, and a cache would store
 * it.
 */
const refuse = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send({ detail: 'Not found.' });

interface AssetSources {
  readonly files: ServedFiles;
  readonly watched: DevBundles;
}

interface Place {
  readonly remote: string;
  readonly version: string;
  readonly '*': string;
}

/**
 * Serves the files of every stored release, including the shell's, under `/mf/<remote>/<version>/`. The
 * content of a URL never changes, so it is cached forever; files of a watched bundle (`…-dev`) are not
 * cached.
 */
export function serveAssets(app: FastifyInstance, { files, watched }: AssetSources): void {
  app.get<{ Params: Place }>('/mf/:remote/:version/*', async (request, reply) => {
    const { remote, version, '*': file } = request.params;
    if (app.dependencies.config.assetsUrl) reply.headers(CDN_FILE_HEADERS);
    if (isInside(file)) return refuse(reply);
    const release = app.dependencies.releases.findRelease(remote, version);
    if (!release) {
      const content = await watched.readFile(remote, version, file);
      if (!content) return refuse(reply);
      return reply.header('cache-control', 'no-store').type(mediaTypeOf(file)).send(content);
    }
    const found = await files.read(release, file, readEncodings(request.headers['accept-encoding']));
    if (!found) return refuse(reply);
    if (found.hasCopies) reply.header('vary', 'accept-encoding');
    if (found.encoding) reply.header('content-encoding', found.encoding);
    return reply.header('cache-control', FOR_EVER).type(found.mediaType).send(found.content);
  });
}
