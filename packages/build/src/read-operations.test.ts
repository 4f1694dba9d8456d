import { listOperations, type ApiDocument } from '../../../server/src/http/openapi/document';
import { findBreakages } from '../../../server/src/http/openapi/find-breakages';
import { readApi } from '../../../tools/lib/describe-api.cjs';
import { ROOT } from '../../../tools/lib/root';
import { readOperations } from './read-operations.cjs';
import { sliceApi } from './slice-api.cjs';

let api: ApiDocument;
beforeAll(async () => {
  api = JSON.parse(await readApi()) as ApiDocument;
});

/** Exports of `@metier/sdk/api` that call no described operation: the registry is part of the page. */
const NO_CALLS = [
  'getRegistry',
  'createHttp',
  'hasFieldErrors',
  'isApiError',
  'readDetail',
  'readFieldErrors',
  'readUnderstood',
];

test('every function of the api room calls exactly one operation, which the API describes', async () => {
  const described = listOperations(api);
  for (const [name, operations] of await readOperations(api, ROOT)) {
    if (NO_CALLS.includes(name)) continue;
    const [operation] = operations;
    expect([name, operations.length]).toEqual([name, 1]);
    expect(described.get(`${operation?.method} ${operation?.path}`)?.operationId).toBe(operation?.id);
  }
});

test('a function is found by the operation behind it, whatever it takes', async () => {
  const found = await readOperations(api, ROOT);
  expect(found.get('updateApplicationStatus')).toEqual([
    {
      id: 'updateApplicationStatus',
      method: 'PATCH',
      path: '/api/auth/applications/{id}/update-status/',
    },
  ]);
  expect(found.get('findSkillIds')).toEqual([
    { id: 'createSkill', method: 'POST', path: '/api/auth/skills/' },
  ]);
});

test('a function that returns the URL of a download stands for its operation', async () => {
  expect((await readOperations(api, ROOT)).get('addressOfExport')).toEqual([
    { id: 'exportApplications', method: 'GET', path: '/api/auth/applications/export/' },
  ]);
});

test('a slice of the API is enough to find what breaks its clients', async () => {
  const used = [...(await readOperations(api, ROOT)).values()].flat();
  const slice = sliceApi(api, used) as ApiDocument;
  expect(findBreakages(slice, api)).toEqual([]);

  const getJob = used.filter(({ id }) => id === 'getJob');
  const small = sliceApi(api, getJob) as ApiDocument;
  expect(Object.keys(small.paths)).toEqual(['/api/jobs/{id}/']);
  const { Job } = api.components.schemas;
  const properties = { ...Object(Job?.properties), title: { type: 'integer' } };
  const changed = {
    ...api,
    components: { schemas: { ...api.components.schemas, Job: { ...Job, properties } } },
  };
  expect(findBreakages(small, changed)).toContain(
    'GET /api/jobs/{id}/ 200 application/json.title may now be a integer',
  );
});
