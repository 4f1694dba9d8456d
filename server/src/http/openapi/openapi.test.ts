import { startTestApp } from '../../testing/index';
import { listOperations, type ApiDocument } from './document';

const test = startTestApp();

async function readDescription(): Promise<ApiDocument> {
  const response = await test.visit().get('/api/openapi.json');
  expect(response.statusCode).toBe(200);
  return response.json<ApiDocument>();
}

it('every registered endpoint is an operation of the description, and the other way round', async () => {
  const described = [...listOperations(await readDescription()).keys()];
  const named = described.map((name) => name.replace('/api', '').replace(/\{(\w+)\}/g, ':$1'));
  const others = [...test.app.endpoints.keys()].filter((operation) => operation !== 'GET /openapi.json');
  expect(named.sort()).toEqual(others.sort());
});

it('every operation has a unique id and describes a successful response', async () => {
  const operations = [...listOperations(await readDescription()).values()];
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { responses } of operations)
    expect(Object.keys(responses).some((status) => status.startsWith('2'))).toBe(true);
});

it('a body that is read by hand is described in all its variants', async () => {
  const registering = listOperations(await readDescription()).get('POST /api/auth/register/');
  const { content = {} } = registering?.requestBody ?? {};
  expect(content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/RegisterBody' });
  expect(content['multipart/form-data']?.schema.properties).toMatchObject({
    password: { type: 'string' },
    profile_picture: { type: 'string', format: 'binary' },
  });
});

it('the documentation page runs nothing inline and keeps the policy of all pages', async () => {
  const page = await test.visit().get('/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
  expect(page.headers['permissions-policy']).toContain('camera=()');
  expect(page.body).not.toMatch(/<script(?![^>]*src=)|<style|\son\w+=|style=/);
});
