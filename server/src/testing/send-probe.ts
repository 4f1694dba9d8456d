import type { LightMyRequestResponse } from 'fastify';
import type { TestClient } from './index';
import type { ProbeRequest } from './access-probes';

/** Sends a request to an operation of the API. */
export function sendProbe(
  client: TestClient,
  operation: string,
  { params = {}, query, body, archive }: ProbeRequest,
): Promise<LightMyRequestResponse> {
  const [method = '', path = ''] = operation.split(' ');
  const resource = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const url = `/api${resource}${query ? `?${new URLSearchParams(query)}` : ''}`;
  if (archive) return sendArchive(client, url, archive);
  const calls: Record<string, () => Promise<LightMyRequestResponse>> = {
    GET: () => client.get(url),
    POST: () => client.post(url, body),
    PUT: () => client.put(url, body),
    PATCH: () => client.patch(url, body ?? {}),
    DELETE: () => client.delete(url),
  };
  const call = calls[method];
  if (!call) throw new Error(`There is no client method for ${operation}.`);
  return call();
}

async function sendArchive(
  client: TestClient,
  url: string,
  payload: Buffer,
): Promise<LightMyRequestResponse> {
  if (!client.cookies.has('csrftoken')) await client.get('/api/');
  return client.send({ method: 'POST', url, payload, headers: { 'content-type': 'application/gzip' } });
}
