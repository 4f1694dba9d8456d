import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../errors';
import type { Endpoints } from '../access/access';

/** Methods in the order in which `Allow` names them. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const toSegments = (path: string) => path.replace(/\/$/, '').split('/');

const fits = (pattern: readonly string[], segments: readonly string[]) =>
  pattern.length === segments.length &&
  pattern.every((each, at) => each === segments[at] || (each.startsWith(':') && segments[at] !== ''));

/** Methods of an API URL; empty if there is no such URL. */
function listMethods(endpoints: Endpoints, url: string): string[] {
  const [address = ''] = url.split('?');
  const segments = toSegments(address);
  const found = [...endpoints.keys()]
    .map((operation) => operation.split(' '))
    .filter(([, path]) => fits(toSegments(`/api${path}`), segments))
    .map(([method]) => method);
  const methods = METHODS.filter((method) => found.includes(method));
  return methods.length > 0 ? ['OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : []), ...methods] : [];
}

/**
 * Handler for requests without a route: 204 with `Allow` for OPTIONS, 405 for another method of a known URL,
 * 404 for an unknown URL.
 */
export async function handleUnmatchedRequest(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const methods = listMethods(request.server.endpoints, request.url);
  if (methods.length === 0) throw refuse.missing();
  if (request.method !== 'OPTIONS') throw refuse.notAllowed(methods);
  return reply.code(204).header('allow', methods.join(', ')).send();
}
