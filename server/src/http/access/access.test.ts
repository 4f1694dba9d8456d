import Fastify, { type FastifyInstance } from 'fastify';
import { guardRoutes, nameOperation } from './access';
import { allow } from './allow';

async function makeScope(): Promise<FastifyInstance> {
  const app = Fastify();
  app.decorateRequest('user', null);
  app.decorate('endpoints', new Map());
  guardRoutes(app, { requireTeam: async () => {}, requireDocument: () => async () => {} });
  return app;
}

it('a route that does not declare its access fails at registration, and is told how', async () => {
  const app = await makeScope();
  expect(() => app.get('/api/nobody-said/', () => 'secret')).toThrow(
    'Nobody may use "GET /nobody-said/" yet: its route needs { config: allow(access, operationId, summary) }',
  );
});

it('a route has the guard of its access, and its HEAD route too', async () => {
  const app = await makeScope();
  app.get('/api/auth/me/', { config: allow('login', 'getMe', 'The signed-in user') }, () => 'secret');
  for (const method of ['GET', 'HEAD'] as const) {
    const response = await app.inject({ method, url: '/api/auth/me/' });
    expect(response.statusCode).not.toBe(200);
  }
});

it('a registered route is listed with what it declares and the status of its success', async () => {
  const app = await makeScope();
  const [getMe, logout] = [allow('login', 'getMe', 'Oneself'), allow('public', 'logout', 'End the session')];
  const createJob = allow('job_provider', 'createJob', 'Publish a job');
  app.get('/api/auth/me/', { config: getMe }, () => 'me');
  app.post('/api/auth/logout/', { config: logout }, () => '');
  app.post('/api/jobs/', { config: createJob, schema: { response: { 201: {} } } }, () => 'job');
  expect([...app.endpoints.values()]).toEqual([
    { operation: 'GET /auth/me/', ...getMe, success: 200 },
    { operation: 'POST /auth/logout/', ...logout, success: 204 },
    { operation: 'POST /jobs/', ...createJob, success: 201 },
  ]);
});

it('two methods cannot share a route', async () => {
  const app = await makeScope();
  const config = allow('public', 'searchJobs', 'Search the active jobs');
  const shared = { method: ['GET', 'POST'], url: '/api/jobs/', config, handler: () => 'secret' };
  expect(() => app.route(shared)).toThrow('a route each');
});

it.each([
  ['GET', '/api/jobs', 'GET /jobs/'],
  ['HEAD', '/api/jobs/:id/', 'GET /jobs/:id/'],
  ['GET', '/api/openapi.json', 'GET /openapi.json'],
])('%s %s is the operation %s', (method, url, operation) => {
  expect(nameOperation(method, url)).toBe(operation);
});
