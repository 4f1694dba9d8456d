import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../errors';
import { accessTable } from '../access/access-table';

const addresses = Object.keys(accessTable).map((operation) => {
  const [method = '', path = ''] = operation.split(' ');
  return { method, form: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`) };
});

/** Methods of an API URL; empty if there is no such URL. */
function listMethods(url: string): string[] {
  const [path = ''] = url.split('?');
  const forms = [path, `${path}/`];
  const methods = addresses
    .filter(({ form }) => forms.some((each) => form.test(each)))
    .map(({ method }) => method);
  return methods.length > 0 ? ['OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : []), ...methods] : [];
}

/**
 * Handler for requests without a route: 204 with `Allow` for OPTIONS, 405 for another method of a known URL,
 * 404 for an unknown URL.
 */
export async function handleUnmatchedRequest(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const methods = listMethods(request.url);
  if (methods.length === 0) throw refuse.missing();
  if (request.method !== 'OPTIONS') throw refuse.notAllowed(methods);
  return reply.code(204).header('allow', methods.join(', ')).send();
}
