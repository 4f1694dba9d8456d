import type { Job } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { joinCompany, publishJob, readOk } from '../../testing/fixtures';

const test = startTestApp();

async function search(query: Record<string, string>, language = 'en') {
  const url = `/api/jobs/?${new URLSearchParams(query)}`;
  const response = await test.visit().send({ url, headers: { 'accept-language': language } });
  const titles = readOk<Job[]>(response).map(({ title }) => title);
  const read = (name: string) => decodeURIComponent(String(response.headers[name] ?? ''));
  const also = String(response.headers['x-also-searched'] ?? '').split(',');
  return {
    titles: titles.sort(),
    keyword: read('x-corrected-keyword'),
    location: read('x-corrected-location'),
    also: also.filter(Boolean).map((each) => decodeURIComponent(each)),
    vary: response.headers.vary,
  };
}

beforeAll(async () => {
  const company = await joinCompany(test);
  await publishJob(company, { title: 'Infirmière', location: 'Genève' });
  await publishJob(company, { title: 'Pflegefachfrau HF', location: 'Winterthur' });
  await publishJob(company, { title: 'Fachfrau Gesundheit EFZ', location: 'Winterthur' });
  await publishJob(company, { title: 'Koch', location: 'Chur' });
  await publishJob(company, { title: 'Kellnerin', location: 'Chur' });
});

it('a mistyped location is corrected, and searched as it is typed on request', async () => {
  const corrected = await search({ location: 'Wintertur' });
  expect(corrected.location).toBe('Winterthur');
  expect(corrected.titles).toEqual(['Fachfrau Gesundheit EFZ', 'Pflegefachfrau HF']);
  expect(await search({ location: 'Wintertur', exact: 'true' })).toMatchObject({ titles: [], location: '' });
});

it('a place in another language is still understood in an exact search', async () => {
  expect((await search({ location: 'Genf', exact: 'true' })).titles).toEqual(['Infirmière']);
});

it('an occupation is also searched by its names in the other languages', async () => {
  expect((await search({ keyword: 'infirmière' })).also[0]).toBe('nurse:Pflegefachfrau, infermiera, nurse');
  expect((await search({ keyword: 'nurse' })).also[0]).toBe(
    'nurse:Pflegefachmann / Pflegefachfrau, infirmier / infirmière, infermiere / infermiera',
  );
});

it('a corrected canton has its name in the language of each request, and they share the search', async () => {
  const find = (language: string) => search({ location: 'Graubünde' }, language);
  const found = await Promise.all(['fr', 'it', 'de', 'en'].map(find));
  expect(found.map(({ location }) => location)).toEqual([
    'Grisons',
    'Grigioni',
    'Graubünden',
    'Graubünden / Grischun / Grigioni',
  ]);
  for (const { vary, titles } of found)
    expect([vary, titles]).toEqual(['accept-language', ['Kellnerin', 'Koch']]);
  expect((await search({ location: 'Wintertur' }, 'fr')).vary).toBeUndefined();
});

it('occupations are named in the language of the request where that of the keyword is not clear', async () => {
  const [german, french] = await Promise.all([
    search({ keyword: 'FaBe' }, 'de'),
    search({ keyword: 'FaBe' }, 'fr'),
  ]);
  expect(german.also).toContainEqual(expect.stringContaining(':Fachmann Betreuung'));
  expect(french.also).toContainEqual(expect.stringContaining(':assistant socio-éducatif'));
  expect([german.vary, french.vary]).toEqual(['accept-language', 'accept-language']);
});

it('where little is found, the related occupations are named in the language of the keyword', async () => {
  const { also } = await search({ keyword: 'Pflegefachfrau' });
  expect(also).toContain('health-care-assistant:Fachfrau Gesundheit');
  expect(also.length).toBeLessThanOrEqual(6);
});

it('an exact search, and one for no occupation, also searches nothing', async () => {
  expect((await search({ keyword: 'nurse', exact: 'true' })).also).toEqual([]);
  expect((await search({ keyword: 'Zephyr' })).also).toEqual([]);
});

it('an occupation can be taken out of a search', async () => {
  expect((await search({ keyword: 'nurse' })).titles).toContain('Pflegefachfrau HF');
  const { titles, also } = await search({ keyword: 'nurse', without: 'nurse' });
  expect([titles, also]).toEqual([[], []]);
  const nearer = await search({ keyword: 'nurse', without: 'health-care-assistant' });
  expect(nearer.titles).toEqual(['Infirmière', 'Pflegefachfrau HF']);
});

it('servers beside Linux serve no guests', async () => {
  expect((await search({ keyword: 'linux servers' })).titles).not.toContain('Kellnerin');
});

it('a group without one of its kinds becomes the others', async () => {
  const all = await search({ keyword: 'Gastronomie' });
  expect(all.titles).toEqual(['Kellnerin', 'Koch']);
  expect((await search({ keyword: 'Gastronomie', without: 'cook' })).titles).toEqual(['Kellnerin']);
});

it.each([['Nurse'], ['nurse,'], ['-nurse'], [Array.from({ length: 21 }, () => 'a').join(',')]])(
  'what is taken out has to be identifiers: %s',
  async (without) => {
    const response = await test
      .visit()
      .get(`/api/jobs/?${new URLSearchParams({ keyword: 'nurse', without })}`);
    expect([response.statusCode, Object.keys(response.json<object>())]).toEqual([400, ['without']]);
  },
);

it('jobs say the language of their description, and can be searched by it', async () => {
  const company = await joinCompany(test, { company_name: 'Zephyr' });
  const description = 'Vous accueillez nos hôtes avec plaisir et vous préparez les chambres chaque matin.';
  await publishJob(company, { title: 'Réceptionniste', location: 'Sion', description, activity_rate: 60 });
  const find = async (query: string) => readOk<Job[]>(await test.visit().get(`/api/jobs/?${query}`));
  const [job, ...others] = await find('language=fr');
  expect([job?.title, job?.language, others]).toEqual(['Réceptionniste', 'fr', []]);
  expect(await find('language=fr&contract_type=permanent&activity_rate=60')).toHaveLength(1);
  expect(await find('language=fr&activity_rate=80')).toHaveLength(0);
  expect(await find('language=it')).toHaveLength(0);
});
