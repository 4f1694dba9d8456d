import Fastify, { type FastifyInstance } from 'fastify';
import { guardByTable, nameOperation } from './access';

async function makeScope(): Promise<FastifyInstance> {
  const app = Fastify();
  app.decorateRequest('user', null);
  guardByTable(app, async () => {});
  return app;
}

it('a route without a row fails at registration, with a pointer to the access table', async () => {
  const app = await makeScope();
  expect(() => app.get('/api/nobody-said/', () => 'secret')).toThrow(
    'Nobody may use "GET /nobody-said/" yet: give it a row in server/src/http/access/access-table.ts.',
  );
});

it('a route has the guard of its row, and its HEAD route too', async () => {
  const app = await makeScope();
  app.get('/api/auth/me/', () => 'secret');
  for (const method of ['GET', 'HEAD'] as const) {
    const response = await app.inject({ method, url: '/api/auth/me/' });
    expect(response.statusCode).not.toBe(200);
  }
});

it('methods of different access cannot share a route', async () => {
  const app = await makeScope();
  expect(() => app.route({ method: ['GET', 'POST'], url: '/api/jobs/', handler: () => 'secret' })).toThrow(
    'a route each',
  );
});

it.each([
  ['GET', '/api/jobs', 'GET /jobs/'],
  ['HEAD', '/api/jobs/:id/', 'GET /jobs/:id/'],
  ['GET', '/api/openapi.json', 'GET /openapi.json'],
])('%s %s is the operation %s', (method, url, operation) => {
  expect(nameOperation(method, url)).toBe(operation);
});
