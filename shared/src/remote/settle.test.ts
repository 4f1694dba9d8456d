import { peek, readValue, settle } from './settle';

const apiError = Object.assign(new Error('503'), {
  name: 'ApiError',
  status: 503,
  detail: 'Back in a minute.',
  fields: {},
  requestId: '7',
});

test('a loaded value is readable synchronously once it has settled', async () => {
  const part = settle(Promise.resolve([1]));
  expect(peek(part)).toBeUndefined();
  await part;
  expect(readValue(peek(part))).toEqual([1]);
});

test.each([
  [apiError, { status: 503, detail: 'Back in a minute.', fields: {} }],
  [new Error('offline'), { status: 0, detail: undefined, fields: {} }],
])('a failure is plain data: %s', async (error, failure) => {
  const settled = await settle(Promise.reject(error));
  expect(settled).toEqual({ failure });
  expect(readValue(settled)).toBeUndefined();
});

test('a value that is undefined stays a value in JSON', async () => {
  const settled = JSON.parse(JSON.stringify(await settle(Promise.resolve(undefined))));
  expect('failure' in settled).toBe(false);
  expect(readValue(settled)).toBeUndefined();
});
