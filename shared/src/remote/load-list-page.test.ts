import { loadListPage } from './load-list-page';

/** A list of `count` entries in pages of two that claims to have `total`; records which pages were loaded. */
function open(count: number, total = count) {
  const loaded: number[] = [];
  const load = async (page: number) => {
    loaded.push(page);
    const items = Array.from({ length: count }, (_, at) => at + 1).slice(2 * page - 2, 2 * page);
    return { items, total };
  };
  return { loaded, load: (page: number) => loadListPage(page, 2, load) };
}

test('a page with entries is loaded once', async () => {
  const { load, loaded } = open(3);
  expect(await load(2)).toEqual({ items: [3], total: 3, page: 2 });
  expect(loaded).toEqual([2]);
});

test('a page beyond the end is the last one', async () => {
  const { load, loaded } = open(3);
  expect(await load(9)).toEqual({ items: [3], total: 3, page: 2 });
  expect(loaded).toEqual([9, 2]);
});

test('with a stale total a page beyond the end is the first one', async () => {
  const { load, loaded } = open(1, 14);
  expect(await load(9)).toMatchObject({ items: [1], page: 1 });
  expect(loaded).toEqual([9, 7, 1]);
});

test.each([1, 9])('of an empty list page %i is empty', async (page) => {
  const { load } = open(0);
  expect(await load(page)).toEqual({ items: [], total: 0, page });
});
