import type { Locality, Region, Skill } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { readOk } from '../../testing/fixtures';

const test = startTestApp();

it('the regions are the 26 cantons, and abroad at the end', async () => {
  const regions = readOk<Region[]>(await test.visit().get('/api/auth/regions/'));
  expect(regions).toHaveLength(27);
  expect(regions.at(-1)).toEqual({ value: 'ZZ', label: 'Abroad' });
  expect(regions).toContainEqual({ value: 'ZH', label: 'Zürich' });
});

it.each([
  ['3012', ['Bern BE']],
  // The quarters of a city are in no address.
  ['8004', ['Zürich ZH']],
  ['1000', ['Lausanne VD']],
  ['6010', ['Kriens LU', 'Pilatus Kulm OW']],
  ['9500', ['Wil SG']],
  ['9490', ['Vaduz ZZ']],
  ['9999', []],
  ['75001', []],
])('the postal code %s has the localities %j', async (code, localities) => {
  const found = await test.visit().get(`/api/auth/localities/?postal_code=${code}`);
  expect(readOk<Locality[]>(found).map(({ name, region }) => `${name} ${region}`)).toEqual(localities);
});

it('the list of advantages is public', async () => {
  const advantages = readOk<{ name: string }[]>(await test.visit().get('/api/auth/advantages/'));
  expect(advantages).toHaveLength(20);
  const name = 'Barrier-free workplace';
  expect(advantages[0]).toEqual({ id: expect.any(Number), name, label: name });
});

it('advantages and skills have their names, and labels in the language of the request', async () => {
  const seeker = await test.join('job_seeker');
  for (const name of ['Jardinage', 'Alphorn']) readOk(await seeker.post('/api/auth/skills/', { name }));
  const readList = async (path: string, language: string) => {
    const response = await test
      .visit()
      .send({ method: 'GET', url: path, headers: { 'accept-language': language } });
    expect(response.headers).toMatchObject({
      'content-language': language,
      vary: expect.stringMatching(/accept-language/i),
    });
    return readOk<Skill[]>(response);
  };
  expect(await readList('/api/auth/advantages/', 'de')).toContainEqual(
    expect.objectContaining({ name: 'Flexible hours', label: 'Flexible Arbeitszeiten' }),
  );
  expect(await readList('/api/auth/skills/', 'it')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Jardinage', label: 'Giardinaggio' }),
      expect.objectContaining({ name: 'Alphorn', label: 'Alphorn' }),
    ]),
  );
});

it('a skill created by a seeker appears in the public list', async () => {
  const seeker = await test.join('job_seeker');
  const response = await seeker.post('/api/auth/skills/', { name: '  First aid ' });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({ id: expect.any(Number), name: 'First aid', label: 'First aid' });
  expect(readOk<Skill[]>(await test.visit().get('/api/auth/skills/'))).toContainEqual(response.json());
});

it('a skill exists once in any spelling of case, also when many create it at the same moment', async () => {
  const seeker = await test.join('job_seeker');
  const spellings = Array.from({ length: 12 }, (_, index) => (index % 2 ? 'Triage' : 'TRIAGE'));
  const responses = await Promise.all(spellings.map((name) => seeker.post('/api/auth/skills/', { name })));
  expect(new Set(responses.map((response) => readOk<Skill>(response).id)).size).toBe(1);
});

it('a skill needs a name of at most 80 characters', async () => {
  const seeker = await test.join('job_seeker');
  for (const name of ['', '   ', 'x'.repeat(81), undefined, ['a', 'b']]) {
    const response = await seeker.post('/api/auth/skills/', { name });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty('name');
  }
});

it('a company names an advantage once, in any spelling of case, and a candidate names none', async () => {
  const company = await test.join('job_provider');
  const [first, second] = await Promise.all([
    company.post('/api/auth/advantages/', { name: ' Dogs welcome ' }),
    company.post('/api/auth/advantages/', { name: 'DOGS WELCOME' }),
  ]);
  expect(first.statusCode).toBe(201);
  expect(second.json()).toEqual(first.json());
  const seeker = await test.join('job_seeker');
  expect((await seeker.post('/api/auth/advantages/', { name: 'Naps' })).statusCode).toBe(403);
  expect((await company.post('/api/auth/advantages/', { name: '' })).json()).toHaveProperty('name');
});

it.each(['de', 'fr'])(
  'cantons, skills and advantages are in the order of their labels in %s',
  async (language) => {
    await (await test.join('job_seeker')).post('/api/auth/skills/', { name: 'Ölmalerei' });
    for (const list of ['regions', 'skills', 'advantages']) {
      const url = `/api/auth/${list}/`;
      const reply = await test.visit().send({ method: 'GET', url, headers: { 'accept-language': language } });
      const labels = readOk<{ label: string }[]>(reply).map(({ label }) => label);
      const sorted = list === 'regions' ? labels.slice(0, -1) : labels;
      expect(sorted).toEqual(sorted.toSorted((one, other) => one.localeCompare(other, language)));
    }
  },
);
