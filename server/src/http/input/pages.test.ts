import Fastify from 'fastify';
import { setPageHeaders, readSlice } from './pages';

it('a list is read a hundred at a time unless told otherwise', () => {
  expect(readSlice({})).toEqual({ limit: 100, offset: 0 });
  expect(readSlice({ page: 3, page_size: 6 })).toEqual({ limit: 6, offset: 12 });
});

it('a page names its neighbours and keeps the filters of its address', async () => {
  const app = Fastify();
  app.get('/jobs/', async (request, reply) => {
    setPageHeaders(request, reply, { limit: 6, offset: 6 }, 20);
    return [];
  });
  const { headers } = await app.inject('/jobs/?keyword=pflege&page=2&page_size=6');
  expect(headers['x-total-count']).toBe('20');
  expect(headers.link).toBe(
    [
      '</jobs/?keyword=pflege&page=1&page_size=6>; rel="first"',
      '</jobs/?keyword=pflege&page=1&page_size=6>; rel="prev"',
      '</jobs/?keyword=pflege&page=3&page_size=6>; rel="next"',
      '</jobs/?keyword=pflege&page=4&page_size=6>; rel="last"',
    ].join(', '),
  );
});
