import { screen, within } from '@testing-library/react';
import { Type } from 'typebox';
import { Job, JobFacets, NearbyPlace } from '@metier/sdk/contract';
import { makeJob, makeJobFacets, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();

beforeEach(() => {
  api.on('get', 'jobs/facets/', { body: makeJobFacets() }, JobFacets);
  api.on('get', 'jobs/suggestions/', { body: [] });
});

function openBoard(headers: Record<string, string> = {}, jobs = [makeJob()]) {
  const total = String(jobs.length && 31);
  api.on('get', 'jobs/', { body: jobs, headers: { 'X-Total-Count': total, ...headers } }, Type.Array(Job));
}

const link = (name: string | RegExp) => screen.findByRole('link', { name });
const search = () => within(screen.getByRole('search', { name: 'Job search' }));

describe('a sentence', () => {
  const write = (...parts: readonly (readonly string[])[]) =>
    parts.map((part) => part.map(encodeURIComponent).join(':')).join(',');

  test('is shown in the parts that it was read as, each with a search without it', async () => {
    openBoard({
      'X-Read-As': write(
        ['occupation', 'Koch'],
        ['place', 'Bern'],
        ['unwanted', 'Nacht'],
        ['pay', 'ab 5000 Franken'],
      ),
    });
    renderRemote(remote, '/?keyword=Koch+in+Bern+ohne+Nacht+ab+5000+Franken&page=2');
    const parts = await screen.findByRole('list', { name: 'How your search was read' });
    expect(
      within(parts)
        .getAllByRole('link')
        .map((each) => each.textContent),
    ).toEqual([
      'Job: Koch(do not search this)',
      'Place: Bern(do not search this)',
      'Without: Nacht(do not search this)',
      'Pay: ab 5000 Franken(do not search this)',
    ]);
    expect(within(parts).getByRole('link', { name: /Nacht/ })).toHaveAttribute(
      'href',
      '/?keyword=Koch+Bern+ab+5000+Franken',
    );
    expect(within(parts).getByRole('link', { name: /Koch/ })).toHaveAttribute(
      'href',
      '/?keyword=Bern+-Nacht+ab+5000+Franken',
    );
  });

  test('of an occupation alone, or of words alone, needs no explanation', async () => {
    openBoard({ 'X-Read-As': write(['occupation', 'Koch'], ['words', 'vegan']) });
    renderRemote(remote, '/?keyword=Koch+vegan');
    await link('Page 2');
    expect(screen.queryByRole('list', { name: 'How your search was read' })).toBeNull();
  });

  test('says that nothing fits in its place', async () => {
    openBoard({ 'X-Read-As': write(['occupation', 'Koch'], ['elsewhere', 'Vals']) });
    renderRemote(remote, '/?keyword=Koch+in+Vals');
    const place = await screen.findByText('Vals');
    expect(place.closest('p')).toHaveTextContent(
      'Nothing found in or around Vals. The nearest jobs come first.',
    );
  });

  test('names the words that not every job has, and searches for one alone', async () => {
    openBoard({ 'X-Read-As': write(['occupation', 'Koch'], ['left-out', 'xqz']) });
    renderRemote(remote, '/?keyword=Koch+xqz');
    const alone = await link(/^xqz/);
    expect(alone.closest('p')).toHaveTextContent('Not every job here matches xqz (search for this alone).');
    expect(alone).toHaveAttribute('href', '/?keyword=xqz');
  });
});

describe('a mistyped search', () => {
  test('says what it was taken for, and searches as it was typed on request', async () => {
    openBoard({ 'X-Corrected-Keyword': encodeURIComponent('infirmière') });
    renderRemote(remote, '/?keyword=infirmi%C3%A9re&canton=VD&page=2');
    const typed = await link('infirmiére');
    expect(typed.closest('p')).toHaveTextContent(
      'Showing results for infirmière. Search instead for infirmiére.',
    );
    expect(typed).toHaveAttribute('href', '/?keyword=infirmi%C3%A9re&canton=VD&exact=true');
  });

  test('says the same of its location', async () => {
    openBoard({ 'X-Corrected-Location': 'Winterthur' });
    renderRemote(remote, '/?location=Wintertur');
    const typed = await link('Wintertur');
    expect(typed.closest('p')).toHaveTextContent('Showing jobs in Winterthur. Search instead in Wintertur.');
    expect(typed).toHaveAttribute('href', '/?location=Wintertur&exact=true');
  });

  test('as it was typed is asked of the server, kept on the next page, and offers the way back', async () => {
    openBoard();
    renderRemote(remote, '/?keyword=infirmi%C3%A9re&exact=true');
    expect(await link('Page 2')).toHaveAttribute(
      'href',
      '/?keyword=infirmi%C3%A9re&exact=true&page=2#results',
    );
    expect(await link('Include other names')).toHaveAttribute('href', '/?keyword=infirmi%C3%A9re');
    const asked = api.calls.filter(({ path, query }) => path === '/api/jobs/' && query.get('keyword'));
    expect(asked.map(({ query }) => query.get('exact'))).toEqual(['true']);
  });

  test('is forgotten by a new search', async () => {
    openBoard();
    const { person, address } = renderRemote(remote, '/?keyword=nurse&exact=true&without=midwife&canton=BE');
    await link('Page 2');
    await person.type(search().getByLabelText('Keyword'), 's{Enter}');
    expect(await screen.findByText(/^for “nurses”/)).toBeVisible();
    expect(address()).toBe('/?keyword=nurses&canton=BE');
  });
});

describe('other names of an occupation', () => {
  const others = ['nurse:Pflegefachfrau, infermiera', 'midwife:Hebamme'].map(encodeURIComponent).join(',');

  test('are listed, and each can be left out', async () => {
    openBoard({ 'X-Also-Searched': others });
    const { person, address } = renderRemote(remote, '/?keyword=infirmi%C3%A8re&canton=VD&without=doctor');
    const list = within(await screen.findByRole('list', { name: 'Also searched:' }));
    expect(list.getByRole('link', { name: /^Pflegefachfrau, infermiera/ })).toBeVisible();
    await person.click(list.getByRole('link', { name: 'Hebamme (do not search this)' }));
    expect(address()).toBe('/?keyword=infirmi%C3%A8re&canton=VD&without=doctor%2Cmidwife');
  });

  test('can be included again', async () => {
    openBoard();
    renderRemote(remote, '/?keyword=nurse&without=nurse');
    expect(await screen.findByText(/^Showing exact matches only/)).toBeVisible();
    expect(await link('Include other names')).toHaveAttribute('href', '/?keyword=nurse');
  });

  test('that are malformed are left out', async () => {
    openBoard({ 'X-Also-Searched': '%,nurse' });
    renderRemote(remote, '/?keyword=nurse');
    await link('Page 2');
    expect(screen.queryByRole('list', { name: 'Also searched:' })).not.toBeInTheDocument();
  });
});

describe('a radius', () => {
  test('is chosen beside the location and kept on the next page', async () => {
    openBoard();
    const { person, address } = renderRemote(remote, '/');
    await person.type(await screen.findByLabelText('Location'), 'Olten');
    await person.selectOptions(screen.getByLabelText('Within'), '25');
    await person.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('in Olten, within 25 km')).toBeVisible();
    expect(address()).toBe('/?location=Olten&radius=25');
    expect(await link('Page 2')).toHaveAttribute('href', '/?location=Olten&radius=25&page=2#results');
  });

  test('is a chip that removes it, and the field follows', async () => {
    openBoard();
    const { person, address } = renderRemote(remote, '/?location=Olten&radius=30');
    expect(await screen.findByLabelText('Within')).toHaveValue('30');
    await person.click(await link(/^within 30/));
    expect(await screen.findByText('in Olten')).toBeVisible();
    expect(address()).toBe('/?location=Olten');
    expect(screen.getByLabelText('Within')).toHaveValue('');
  });

  test('without a location is not asked for', async () => {
    openBoard();
    const { person, address } = renderRemote(remote, '/?radius=25');
    await person.selectOptions(await screen.findByLabelText('Within'), '10');
    await person.type(screen.getByLabelText('Keyword'), 'Koch{Enter}');
    expect(await screen.findByText('for “Koch”')).toBeVisible();
    expect(address()).toBe('/?keyword=Koch');
    expect(api.calls.some(({ query }) => query.has('radius'))).toBe(false);
  });
});

describe('a place without jobs', () => {
  beforeEach(() => openBoard({}, []));

  test('leads to the nearest places with jobs', async () => {
    const near = [
      { location: 'Olten', distance: 12, jobs: 3 },
      { location: 'Trimbach', distance: 1, jobs: 1 },
    ];
    api.on('get', 'jobs/nearby/', { body: near }, Type.Array(NearbyPlace));
    renderRemote(remote, '/?keyword=Koch&location=Aarburg&radius=10');
    expect(await link('3 jobs in Olten, 12\u00a0km')).toHaveAttribute(
      'href',
      '/?keyword=Koch&location=Olten',
    );
    expect(await link('1 job in Trimbach, 1\u00a0km')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Without “within/ })).not.toBeInTheDocument();
  });

  test('says nothing of other places when they cannot be read', async () => {
    api.on('get', 'jobs/nearby/', { status: 500 });
    renderRemote(remote, '/?location=Aarburg');
    expect(await link('Show all jobs')).toBeVisible();
    expect(screen.queryByText('Or look nearby:')).not.toBeInTheDocument();
  });
});
