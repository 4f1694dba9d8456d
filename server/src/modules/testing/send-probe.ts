import type { LightMyRequestResponse } from 'fastify';
import type { TestClient } from '../../testing/index';
import type { Request } from './access-probes';

/** Sends a request to an operation of the access table. */
export function sendProbe(
  client: TestClient,
  operation: string,
  { params = {}, body }: Request,
): Promise<LightMyRequestResponse> {
  const [method = '', path = ''] = operation.split(' ');
  const url = `/api${path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))}`;
  const calls: Record<string, () => Promise<LightMyRequestResponse>> = {
    GET: () => client.get(url),
    POST: () => client.post(url, body),
    PUT: () => client.put(url, body),
    PATCH: () => client.patch(url, body ?? {}),
    DELETE: () => client.delete(url),
  };
  const call = calls[method];
  if (!call) throw new Error(`Nobody knows how to ask for ${operation}.`);
  return call();
}
