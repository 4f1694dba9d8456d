import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../errors';
import { matchesEtag } from '../http/response/has-tag';
import { FOR_EVER } from './assets';
import { cacheFile } from './cached-file';

/** The packages that teams install, as the build has listed them in `index.json`. */
interface SdkIndex {
  readonly packages: readonly SdkPackage[];
}

interface SdkPackage {
  readonly name: string;
  readonly file: string;
  /** `sha512-…`, as in a lockfile. */
  readonly integrity: string;
}

/** `@metier/sdk` is `sdk.tgz`. */
const nameNewest = ({ name }: SdkPackage) => `${name.slice(name.indexOf('/') + 1)}.tgz`;

/**
 * Serves the SDK that this server was built with under `/sdk/`: its index, its types for readers, each package by the
 * name of its file, whose content never changes, and `/sdk/sdk.tgz` for the current one. Only packages in the index
 * are read.
 */
export function serveSdk(app: FastifyInstance, folder: string): void {
  const readIndex = cacheFile(join(folder, 'index.json'), (text) => JSON.parse(text) as SdkIndex);

  const readTypes = cacheFile(join(folder, 'types.d.ts'), (text) => text);
  const missing = () => refuse.missing('This server was built without the SDK: npm run sdk, on its machine.');

  async function requireIndex(): Promise<SdkIndex> {
    const index = await readIndex();
    if (!index) throw missing();
    return index;
  }

  async function readPackage({ file, integrity }: SdkPackage): Promise<Buffer> {
    const content = await readFile(join(folder, file)).catch(() => undefined);
    if (content && `sha512-${createHash('sha512').update(content).digest('base64')}` === integrity)
      return content;
    throw refuse.missing('The SDK of this server is damaged: npm run sdk, on its machine.');
  }

  app.get('/sdk/', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(await requireIndex()),
  );

  app.get('/sdk/types.d.ts', async (_request, reply) => {
    const types = await readTypes();
    if (types === undefined) throw missing();
    return reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(types);
  });

  app.get<{ Params: { file: string } }>('/sdk/:file', async (request, reply) => {
    const { packages } = await requireIndex();
    const { file } = request.params;
    const newest = packages.find((each) => nameNewest(each) === file);
    if (newest) return reply.header('cache-control', 'no-cache').redirect(`/sdk/${newest.file}`, 302);
    const found = packages.find((each) => each.file === file);
    if (!found) throw refuse.missing('This server has no such package: /sdk/ lists those that fit it.');
    const headers = { etag: `"${found.integrity}"`, 'cache-control': FOR_EVER };
    if (matchesEtag(request.headers['if-none-match'], headers.etag))
      return reply.code(304).headers(headers).send();
    const content = await readPackage(found);
    return reply.headers(headers).type('application/gzip').send(content);
  });
}
