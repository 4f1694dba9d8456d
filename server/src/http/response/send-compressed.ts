import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readEncodings } from './accepted-encodings';

/** Fast settings, because the result is compressed for a single response. */
const compressors = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 6 }),
};

/** Sends a text, or its UTF-8 bytes, in the best encoding that the client accepts. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  mediaType: string,
  content: string | Buffer,
): Promise<FastifyReply> {
  const accepted = readEncodings(request.headers['accept-encoding']);
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.has(name));
  reply.type(mediaType).header('vary', 'accept-encoding');
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  if (!encoding) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compressors[encoding](body));
}
