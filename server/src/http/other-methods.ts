import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../errors';
import { accessTable } from './access-table';

const addresses = Object.keys(accessTable).map((operation) => {
  const [method = '', path = ''] = operation.split(' ');
  return { method, form: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`) };
});

/** What an address of the API can be asked for; nothing when there is no such address. */
function listMethods(url: string): string[] {
  const [path = ''] = url.split('?');
  const forms = [path, `${path}/`];
  const methods = addresses
    .filter(({ form }) => forms.some((each) => form.test(each)))
    .map(({ method }) => method);
  return methods.length > 0 ? ['OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : []), ...methods] : [];
}

/** When no route takes a request: OPTIONS is told the address's methods, another method too, and any other address is none. */
export async function answerOtherMethods(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const methods = listMethods(request.url);
  if (methods.length === 0) throw refuse.missing();
  if (request.method !== 'OPTIONS') throw refuse.notAllowed(methods);
  return reply.code(204).header('allow', methods.join(', ')).send();
}
