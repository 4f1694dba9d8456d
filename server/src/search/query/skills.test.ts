import type { Job, JobBody, JobFacets } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { joinCompany, publishJob, readOk } from '../../testing/fixtures';

const test = startTestApp();

/** The last published comes first, where nothing else decides. */
const JOBS: readonly Partial<JobBody>[] = [
  { title: 'Heizungsinstallateurin', location: 'Chur', description: 'Sie montieren Wärmepumpen.' },
  { title: 'Telefonistin', location: 'Chur', description: 'Kunden fragen nach der Wärmepumpe.' },
  { title: 'Monteur en chauffage', location: 'Sion', description: 'Vous posez des radiateurs.' },
  { title: 'Buchhalterin', location: 'Thun', description: 'Sie führen die Konten.' },
  { title: 'Forstwart', location: 'Thun', description: 'Sie arbeiten im Wald.' },
  { title: 'Buschauffeur', location: 'Thun', description: 'Sie fahren im Takt.' },
  { title: 'Koch', location: 'Thun', description: 'Warme Küche.' },
  { title: 'Köchin', location: 'Thun', description: 'Kalte Küche.' },
  { title: 'Infermiera', location: 'Lugano', description: 'Cura dei pazienti.' },
  { title: 'Segretaria medica', location: 'Lugano', description: 'Agenda dei medici.' },
  { title: 'Telematikerin', location: 'Olten', description: 'Sie installieren.' },
  { title: 'Grutier', location: 'Bulle', description: 'Vous levez des charges.' },
  { title: 'Confiseurin', location: 'Olten', description: 'Sie arbeiten am Morgen.' },
  { title: 'Ébéniste', location: 'Bulle', description: 'Vous travaillez le bois.' },
];

beforeAll(async () => {
  const company = await joinCompany(test, { company_name: 'Boreas AG' });
  for (const job of JOBS) await publishJob(company, job);
});

const send = (query: Record<string, string>) =>
  test
    .visit()
    .send({ url: `/api/jobs/?${new URLSearchParams(query)}`, headers: { 'accept-language': 'de' } });
const search = async (keyword: string) => readOk<Job[]>(await send({ keyword }));
const findTitles = async (keyword: string) => (await search(keyword)).map(({ title }) => title);

it.each(['Wärmepumpe', 'Wärmepumpen', 'Luftwärmepumpe', 'pompes à chaleur', 'pompa di calore', 'heat pump'])(
  'a machine is found in all languages, and the jobs of those who use it follow: %s',
  async (keyword) => {
    const titles = await findTitles(keyword);
    expect(titles.at(-1)).toBe('Monteur en chauffage');
    expect(titles[0]).toBe('Heizungsinstallateurin');
  },
);

it('jobs that say it come first, those who use it before others, and each says why it is found', async () => {
  const found = await search('Wärmepumpe');
  expect(found.map(({ title, match }) => [title, match?.found_in])).toEqual([
    ['Heizungsinstallateurin', 'description'],
    ['Telefonistin', 'description'],
    ['Monteur en chauffage', 'related'],
  ]);
});

it.each([
  ['Winbiz', 'Buchhalterin'],
  ['Crésus', 'Buchhalterin'],
  ['tronçonneuse', 'Forstwart'],
  ['motosega', 'Forstwart'],
  ['Kat. D', 'Buschauffeur'],
  ['permis D', 'Buschauffeur'],
  ['phlebotomy', 'Infermiera'],
  ['Chuchi', 'Köchin'],
  ['fornelli', 'Köchin'],
  ['buste paga', 'Buchhalterin'],
  ['casa di riposo', 'Infermiera'],
  ['abattre des arbres', 'Forstwart'],
  ['chaufferie', 'Heizungsinstallateurin'],
  ['medicazioni', 'Infermiera'],
  ['câble à fibre optique', 'Telematikerin'],
  ['Baukran', 'Grutier'],
  ['Hochzeitstorte', 'Confiseurin'],
  ['armadi a muro', 'Ébéniste'],
])('what no text says finds who uses it: %s', async (keyword, title) => {
  expect((await findTitles(keyword))[0]).toBe(title);
});

it('the occupations that were searched as well are said', async () => {
  const also = String((await send({ keyword: 'Wärmepumpe' })).headers['x-also-searched']).split(',');
  expect(also.map(decodeURIComponent)[0]).toBe(
    'heating-installer:Heizungsinstallateur / Heizungsinstallateurin',
  );
});

it('beside an occupation a tool is a word like another', async () => {
  expect((await findTitles('Koch Winbiz')).sort()).toEqual(['Koch', 'Köchin']);
});

it('as it is typed, it finds what says it', async () => {
  expect(readOk<Job[]>(await send({ keyword: 'Winbiz', exact: 'true' }))).toEqual([]);
});

it.each(['Wärmepumpe', 'Winbiz', 'Kat. D Thun'])(
  'each value of a facet counts what choosing it finds: %s',
  async (keyword) => {
    const url = `/api/jobs/facets/?${new URLSearchParams({ keyword })}`;
    const { canton } = readOk<JobFacets>(await test.visit().get(url));
    expect(canton.length).toBeGreaterThan(0);
    for (const { value, count } of canton)
      expect(readOk<Job[]>(await send({ keyword, canton: value }))).toHaveLength(count);
  },
);
