import { addValue, changeSearch, dropValue, NO_FILTERS, readSearch, searchUrl } from './home-search';

const read = (address: string) => readSearch(new URL(address, 'https://metier.example').searchParams);

const NOTHING = { keyword: '', location: '', radius: '', exact: '', without: '', mentions: '' };

test('a URL without a query requests the newest jobs', () => {
  expect(read('/')).toEqual({
    ...NOTHING,
    ...NO_FILTERS,
    ordering: 'newest',
    page: 1,
  });
});

test('a keyword requests the most relevant jobs, unless the URL says newest', () => {
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
  expect(searchUrl({ keyword: '', location: '', ordering: 'newest', page: 1 })).toBe('/');
  const search = {
    ...NOTHING,
    ...NO_FILTERS,
    keyword: 'soins & santé',
    location: 'Zürich',
    ordering: 'newest',
    page: 3,
  } as const;
  expect(searchUrl(search)).toBe(
    '/?keyword=soins+%26+sant%C3%A9&location=Z%C3%BCrich&ordering=newest&page=3',
  );
  expect(read(searchUrl(search))).toEqual(search);
});

test('filters are read word for word, even those that make no sense, and read back', () => {
  const address =
    '/?contract_type=fixed-term&activity_rate=80&min_salary=abc&max_salary=6000&salary_type=monthly' +
    '&canton=BE&start_date=2027-01-01&end_date=soon';
  expect(read(address).min_salary).toBe('abc');
  expect(searchUrl(read(address))).toBe(address);
});

test('a filter has several values, each once and in one order', () => {
  const search = read('/?canton=ZH&canton=BE&canton=&canton=BE&work_mode=remote');
  expect(search.canton).toEqual(['BE', 'ZH']);
  expect(searchUrl(search)).toBe('/?work_mode=remote&canton=BE&canton=ZH');
  expect(dropValue(search, 'canton', 'BE')).toBe('/?work_mode=remote&canton=ZH');
  expect(addValue(search, 'canton', 'AG')).toBe('/?work_mode=remote&canton=AG&canton=BE&canton=ZH');
});

test('another filter begins at the first page', () => {
  expect(changeSearch(read('/?keyword=care&page=4'), { canton: ['BE'] })).toBe('/?keyword=care&canton=BE');
  expect(changeSearch(read('/?canton=BE&page=4'), { canton: [] })).toBe('/');
});

test('a radius without a location counts for nothing', () => {
  expect(read('/?radius=25')).toEqual(read('/'));
  expect(changeSearch(read('/?location=Bern&radius=25'), { location: '' })).toBe('/');
});

test('how a search is to be understood is kept on the next page and with other filters', () => {
  const search = read('/?keyword=nurse&location=Bern&radius=25&exact=true&without=midwife,doctor');
  expect(searchUrl({ ...search, page: 2 })).toBe(
    '/?keyword=nurse&location=Bern&radius=25&exact=true&without=midwife%2Cdoctor&page=2',
  );
  expect(changeSearch(search, { canton: ['BE'] })).toMatch(/&canton=BE&exact=true&without=/);
  expect(read('/?keyword=nurse&exact=1&without=<b>')).toMatchObject({ exact: '', without: '' });
});
