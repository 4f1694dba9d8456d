import type { Job, SearchProposals } from '@metier/sdk/contract';
import { buildApp } from '../../app';
import { openLiveBus } from '../../live/open-live-bus';
import { parseThesaurus } from '../../search/occupations/parse-thesaurus';
import { joinCompany, joinSeeker, publishJob, readOk } from '../../testing/fixtures';
import { startTestApp, type TestClient } from '../../testing/index';
import { joinOperator } from '../../testing/join-operator';
import { makeClient } from '../../testing/test-client';
import { MAX_WORDS_A_DAY } from './search-proposals.repository';

const test = startTestApp();
let operator: TestClient;
let nurse: Job;
let other: Job;

beforeAll(async () => {
  operator = await joinOperator(test);
  const company = await joinCompany(test, { company_name: 'Glimmer Alpha' });
  nurse = await publishJob(company, { title: 'Pflegefachfrau HF' });
  other = await publishJob(company, { title: 'Zwölfter Quastenbinder', contact_name: 'Ueli Sommerau' });
});
afterEach(() => test.setClock(undefined));

const MANY = 12;
const browsers = (count: number, name = 'Browser') =>
  Array.from({ length: count }, (_, at) => ({ 'user-agent': `${name} ${at}`, 'accept-language': 'de' }));

const addressOf = (keyword: string) => `keyword=${encodeURIComponent(keyword)}`;

/** Searches in a browser, and opens jobs from the results. */
async function search(client: TestClient, keyword: string, ...opened: readonly Job[]) {
  const found = await client.get(`/api/jobs/?${addressOf(keyword)}`);
  expect(found.statusCode).toBe(200);
  const headers = { host: 'metier.test', referer: `http://metier.test/de/?${addressOf(keyword)}` };
  for (const { id } of opened) await client.send({ method: 'GET', url: `/api/jobs/${id}/`, headers });
}

const searchAs = async (count: number, keyword: string, ...opened: readonly Job[]) => {
  for (const headers of browsers(count)) await search(test.visit(headers), keyword, ...opened);
};

const exportText = async () => readOk<SearchProposals>(await operator.get('/api/search-proposals/')).text;

/** The proposed forms with what they are proposed for, as the thesaurus itself would read them. */
async function listProposals() {
  const { occupations, mistakes } = parseThesaurus('proposals.txt', await exportText());
  expect(mistakes).toEqual([]);
  return occupations.map(({ id, forms }) => [id, forms.flatMap(({ texts }) => texts).join()]);
}

const countRows = async () => {
  const { rows } = await test.dependencies.db.execute<{ count: number }>(
    'select count(*)::int as count from search_counts',
  );
  return rows[0]?.count;
};

it('words that several search are proposed for the occupation whose jobs they open, the most searched first', async () => {
  await searchAs(MANY, 'Zwirbelmeister Bern', nurse, other);
  await searchAs(MANY - 1, 'glimmknüpfer 80%', other);
  await searchAs(MANY - 2, 'Quarnspeller');
  expect(await listProposals()).toEqual([
    ['nurse', 'Zwirbelmeister'],
    ['unknown', 'Glimmknüpfer'],
    ['unknown', 'Quarnspeller'],
  ]);
  const text = await exportText();
  expect(text).toContain(`# searched ${MANY}, nothing found 0, `);
  expect(text).toContain(`# opened: nurse ${MANY}, “Zwölfter Quastenbinder” ${MANY}\n`);
  expect(text).toContain(`# searched ${MANY - 2}, nothing found ${MANY - 2}, words left out 0, widened 0\n`);
});

it('one visitor proposes nothing, however often, from however many servers and on however many days', async () => {
  for (let day = 1; day <= 8; day += 1) {
    test.setClock(new Date(Date.UTC(2026, 9, day, 10)));
    const app = await buildApp(test.dependencies);
    await search(makeClient(app, { 'user-agent': 'Mine' }), 'Solonaut', nurse);
    await search(test.visit({ 'user-agent': 'Mine' }), 'solonaut');
    await app.close();
  }
  test.setClock(new Date(Date.UTC(2026, 9, 9)));
  expect(await exportText()).not.toMatch(/solonaut/i);
});

it('several servers add up', async () => {
  const live = await openLiveBus(test.dependencies.config.databaseUrl);
  const app = await buildApp({ ...test.dependencies, live });
  for (const headers of browsers(MANY, 'Far')) await search(makeClient(app, headers), 'Doppelhopser');
  await searchAs(MANY, 'Doppelhopser', nurse);
  await app.close();
  await live.close();
  expect(await listProposals()).toContainEqual(['nurse', 'Doppelhopser']);
  expect(await exportText()).toContain(`# searched ${2 * MANY}, `);
});

it('what the search understands is not proposed, nor what people are looking past', async () => {
  for (const keyword of ['Koch', 'Köchin vegan', 'Bern', '80%', 'Nachtdienst', 'Stelle', '-glimmtaucher x'])
    await searchAs(MANY, keyword, nurse);
  expect(await exportText()).not.toMatch(/koch|köchin|bern\b|80|nachtdienst|: stelle|glimmtaucher/i);
});

it('nothing that names a person or a company is kept', async () => {
  await joinSeeker(test, { firstname: 'Änneli', lastname: 'Tschümperlin' });
  const people = [
    'Tschuemperlin x@y',
    'anneli tschümperlin',
    'TSCHÜMPERLIN Änneli Lebenslauf',
    'Ueli Sommerau',
  ];
  const secrets = ['lea@quorx.example', '079 123 45 67 quorx', 'www.quorx.example', 'Glimmer Alpha'];
  for (const keyword of [...people, ...secrets]) await searchAs(MANY, keyword, nurse);
  const proposed = await exportText();
  const { rows } = await test.dependencies.db.execute('select * from search_counts');
  for (const text of [proposed, JSON.stringify(rows)])
    expect(text).not.toMatch(/tsch|sommerau|quorx|glimmer alpha|Browser|127\.0\.0\.1/i);
});

it('the page of another site says nothing of what was opened', async () => {
  for (const headers of browsers(MANY)) {
    await search(test.visit(headers), 'Fernhorcher');
    const referer = `https://evil.example/?${addressOf('Fernhorcher')}`;
    const url = `/api/jobs/${nurse.id}/`;
    await test.visit(headers).send({ method: 'GET', url, headers: { host: 'metier.test', referer } });
  }
  expect(await listProposals()).toContainEqual(['unknown', 'Fernhorcher']);
});

it('a day takes as many invented words as it has room for, and still those that many search', async () => {
  test.setClock(new Date('2026-08-01T10:00:00Z'));
  const { searchNotes } = test.app;
  const note = (keyword: string, ip: string) => {
    const found = { filter: { keyword }, searched: { keyword }, total: 0, language: 'de' } as const;
    searchNotes.noteSearch({ ip, headers: {} }, found);
  };
  for (let network = 0; network < 6; network += 1) {
    for (let at = 0; at < 1_001; at += 1)
      note(`xq${toLetters(network)}${toLetters(at)}`, `198.51.${network}.7`);
    await searchNotes.flush();
  }
  expect(await countRows()).toBeLessThanOrEqual(MAX_WORDS_A_DAY + 100);
  for (let at = 0; at < MANY; at += 1) note('Volksfestler', `203.0.113.${at}`);
  expect(await listProposals()).toContainEqual(['unknown', 'Volksfestler']);
});

const toLetters = (value: number) =>
  String(value).replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));

it('counts end after ninety days, those of words that few have searched after thirty', async () => {
  const { tasks, db } = test.dependencies;
  test.setClock(new Date('2026-05-01T10:00:00Z'));
  await db.execute('delete from search_counts');
  await searchAs(MANY, 'Herbstzeitlaus', nurse);
  await searchAs(1, 'Einzelgaengel', nurse);
  expect(await exportText()).toContain('Herbstzeitlaus');
  expect(await countRows()).toBe(2);
  await db.execute(`update tasks set due_at = '2026-05-02', next_attempt_at = '2026-05-02'
    where kind = 'delete-old-search-counts' and done_at is null`);
  test.setClock(new Date('2026-06-15T10:00:00Z'));
  await tasks.runDue();
  expect(await countRows()).toBe(1);
  test.setClock(new Date('2026-08-15T10:00:00Z'));
  await tasks.runDue();
  expect(await countRows()).toBe(0);
  expect(await exportText()).not.toContain('Herbstzeitlaus');
});
