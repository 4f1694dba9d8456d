import { startTestApp } from '../../testing/index';

const test = startTestApp();

it.each([
  ['/api/jobs/', 'OPTIONS, HEAD, GET, POST'],
  ['/api/jobs/7/?x=1', 'OPTIONS, HEAD, GET'],
  ['/api/auth/login', 'OPTIONS, POST'],
  ['/api/jobs/7/favorite/', 'OPTIONS, PUT, DELETE'],
])('OPTIONS lists the methods of %s', async (url, methods) => {
  const response = await test.visit().send({ method: 'OPTIONS', url });
  expect([response.statusCode, response.headers.allow, response.body]).toEqual([204, methods, '']);
});

it('a method that an address does not have is a 405 that names those it has', async () => {
  const visitor = test.visit();
  await visitor.get('/api/jobs/');
  const response = await visitor.delete('/api/jobs/');
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe('OPTIONS, HEAD, GET, POST');
  expect(response.json()).toEqual({ detail: 'This address does not have this method.' });
});

it('an address that is not there is a 404 for every method', async () => {
  const visitor = test.visit();
  await visitor.get('/api/jobs/');
  for (const method of ['OPTIONS', 'GET', 'POST', 'DELETE'] as const)
    expect((await visitor.send({ method, url: '/api/nothing-here/' })).statusCode).toBe(404);
});

it('HEAD is answered as GET is, without the body', async () => {
  const [head, get] = [
    await test.visit().send({ method: 'HEAD', url: '/api/jobs/?page_size=1' }),
    await test.visit().get('/api/jobs/?page_size=1'),
  ];
  expect([head.statusCode, head.body]).toEqual([200, '']);
  for (const name of ['x-total-count', 'link', 'content-type', 'content-length'])
    expect(head.headers[name]).toBe(get.headers[name]);
});
