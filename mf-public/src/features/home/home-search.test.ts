import { readSearch, searchAddress } from './home-search';

const read = (address: string) => readSearch(`https://metier.example${address}`);

test('an address without a query asks for the newest jobs', () => {
  expect(read('/')).toEqual({ keyword: '', location: '', ordering: 'newest', page: 1 });
});

test('a keyword asks for the most relevant jobs, unless the address says newest', () => {
  expect(read('/?keyword=care').ordering).toBe('relevance');
  expect(read('/?keyword=care&ordering=newest').ordering).toBe('newest');
  expect(read('/?keyword=care&ordering=cheapest').ordering).toBe('relevance');
});

test('a page that is no number counts as the first', () => {
  const pages = ['0', '-2', '1.5', 'two', '1e3', ''].map((page) => read(`/?page=${page}`).page);
  expect(pages).toEqual([1, 1, 1, 1, 1, 1]);
  expect(read('/?page=9999999').page).toBe(1_000_000);
});

test('terms are cut to what the server takes', () => {
  expect(read(`/?keyword=${'x'.repeat(300)}`).keyword).toHaveLength(200);
  expect(read('/?location=%20%20Bern%20').location).toBe('Bern');
});

test('the address of a search says no more than it has to, and reads back', () => {
  expect(searchAddress({ keyword: '', location: '', ordering: 'newest', page: 1 })).toBe('/');
  const search = { keyword: 'soins & santé', location: 'Zürich', ordering: 'newest', page: 3 } as const;
  expect(searchAddress(search)).toBe(
    '/?keyword=soins+%26+sant%C3%A9&location=Z%C3%BCrich&ordering=newest&page=3',
  );
  expect(read(searchAddress(search))).toEqual(search);
});
