import { startTestApp } from '../../testing/index';
import { joinCompany, pauseJob, publishJob } from '../../testing/fixtures';
import { suggest as suggestTo } from '../testing/suggest';

const test = startTestApp();

const ask = (field: string, text: string) =>
  test.visit().get(`/api/jobs/suggestions/?${new URLSearchParams({ field, text })}`);
const suggest = (field: 'keyword' | 'location', text: string, language?: string) =>
  suggestTo(test, { field, text }, language);
const suggestTexts = async (field: 'keyword' | 'location', text: string) =>
  (await suggest(field, text)).map((suggestion) => suggestion.text);

beforeAll(async () => {
  const clinic = await joinCompany(test, { company_name: 'Alta Pflegedienst' });
  await publishJob(clinic, { title: 'Pflegehelferin' });
  await publishJob(clinic, { title: 'Ingénieur civil' });
  for (const title of ['Köchin', 'CEO', "Agent d'entretien"]) await publishJob(clinic, { title });
  const idle = await joinCompany(test, { company_name: 'Pflegeheim Idle' });
  await pauseJob(idle, await publishJob(idle, { title: 'Koch' }));
});

describe('a keyword', () => {
  it.each([
    ['Köchi', 'Köchin'],
    ['KOCH', 'Koch'],
    ['kochin', 'Köchin'],
    ['koechin', 'Köchin'],
    ['cuisiniè', 'cuisinière'],
    ['cuoc', 'cuoco'],
    ['ingénieur c', 'ingénieur civil'],
  ])('of %s is completed to %s', async (typed, occupation) => {
    expect((await suggest('keyword', typed))[0]).toMatchObject({ kind: 'occupation', text: occupation });
  });

  it('names each occupation once, at most eight', async () => {
    const texts = await suggestTexts('keyword', 'pflege');
    expect(texts.slice(0, 2)).toEqual(['Pflege', expect.stringMatching(/^Pflegehelfer/)]);
    expect(texts.filter((text) => text.startsWith('Pflegehelfer'))).toHaveLength(1);
    expect(texts.length).toBeLessThanOrEqual(8);
  });

  it.each([
    ['dire', 'de', 'Direktor', 'Geschäftsführer / Geschäftsführerin'],
    ['dire', 'fr', 'directeur général', undefined],
    ['dire', 'it', 'direttore generale', undefined],
    ['ceo', 'it', 'CEO', 'direttore generale / direttrice generale'],
    ['ceo', 'en', 'CEO', 'chief executive officer'],
  ])(
    'of %s is completed in the language of the page, if it fits: %s',
    async (typed, language, text, detail) => {
      const found = await suggest('keyword', typed, language);
      expect(found).toContainEqual({ kind: 'occupation', text, ...(detail && { detail }), jobs: 1 });
    },
  );

  it('is completed by a later word of a name', async () => {
    expect(await suggestTexts('keyword', 'entretien')).toContain("agent d'entretien");
  });

  it('is completed to companies with active jobs by any word of their name', async () => {
    const company = expect.objectContaining({ kind: 'company', text: 'Alta Pflegedienst' });
    expect(await suggest('keyword', 'pflegedi')).toContainEqual(company);
    expect(await suggest('keyword', 'Alta pfl')).toEqual([company]);
    expect(await suggestTexts('keyword', 'pflegeheim i')).toEqual([]);
  });
});

describe('a location', () => {
  it.each([
    ['Gen', 'Genève', 'GE'],
    ['Genf', 'Genève', 'Genf, GE'],
    ['zuer', 'Zürich', 'ZH'],
    ['Sankt Gal', 'St. Gallen', 'SG'],
    ['1003', '1003 Lausanne', 'VD'],
    ['8001 zü', '8001 Zürich', 'ZH'],
  ])('of %s is completed to %s', async (typed, text, detail) => {
    expect((await suggest('location', typed))[0]).toEqual({ kind: 'place', text, detail });
  });

  it.each([
    ['Lausane', 'Lausanne'],
    ['Lausnane', 'Lausanne'],
    ['Genve', 'Genève'],
    ['Winterrh', 'Winterthur'],
    ['zurcih', 'Zürich'],
    ['Sankt Galen', 'St. Gallen'],
    ['Simental', 'Simmental'],
  ])('of %s, which is mistyped, is completed to %s', async (typed, text) => {
    expect((await suggestTexts('location', typed))[0]).toBe(text);
  });

  it.each([
    ['z', 'Zürich'],
    ['L', 'Lausanne'],
    ['8', '8001 Zürich'],
  ])('of the letter %s is completed to the most important place, %s', async (typed, text) => {
    expect((await suggestTexts('location', typed))[0]).toBe(text);
  });

  it.each([
    ['Thunersee', 'Thunersee', undefined],
    ['Lac de Thou', 'Thunersee', 'Lac de Thoune'],
    ['Nord vau', 'Nord vaudois', undefined],
    ['Kreis 5', 'Zürich Kreis 5', 'Kreis 5, ZH'],
    ['Bümpl', 'Bümpliz', 'BE'],
  ])('of %s has the region or quarter %s', async (typed, text, detail) => {
    expect(await suggest('location', typed)).toContainEqual({
      kind: 'place',
      text,
      ...(detail && { detail }),
    });
  });

  it('names each place once', async () => {
    expect((await suggestTexts('location', 'Gen')).filter((text) => text === 'Genève')).toHaveLength(1);
  });

  it.each([
    ['Vau', 'Vaud', 'VD'],
    ['Kanton Gen', 'Kanton Genf', 'GE'],
    ['ZH', 'Canton of Zurich', 'ZH'],
    ['Genev', 'Canton of Geneva', 'GE'],
  ])('of %s has the canton %s', async (typed, text, detail) => {
    const cantons = (await suggest('location', typed)).filter(({ kind }) => kind === 'canton');
    expect(cantons[0]).toEqual({ kind: 'canton', text, detail });
  });

  it.each([
    ['ZH', 'de', 'Kanton Zürich'],
    ['ZH', 'fr', 'Canton de Zurich'],
    ['VD', 'fr', 'Vaud'],
    ['VD', 'it', 'Vaud'],
    ['Grau', 'it', 'Graubünden'],
  ])('of %s has the canton in the language of the page where it fits: %s', async (typed, language, text) => {
    const cantons = (await suggest('location', typed, language)).filter(({ kind }) => kind === 'canton');
    expect(cantons[0]?.text).toBe(text);
  });

  it('distinguishes places of the same name', async () => {
    const texts = await suggestTexts('location', 'Buchs');
    expect(texts).toEqual(expect.arrayContaining(['Buchs', 'Buchs, AG', 'Buchs, ZH']));
  });
});

it.each(['', '😀😀😀', '\u0007\u0001', '\u202eשלום', '%_%', "''''"])(
  'nothing is suggested for %j',
  async (text) => {
    for (const field of ['keyword', 'location'] as const) expect(await suggest(field, text)).toEqual([]);
  },
);

it('what is too long, or in no field of the search, is refused', async () => {
  expect((await ask('keyword', 'a'.repeat(10_000))).json()).toHaveProperty('text');
  expect((await ask('salary', 'a')).json()).toHaveProperty('field');
});

it('a browser may keep suggestions for a minute, those of each language', async () => {
  await suggest('location', 'Bern');
  const { headers } = await ask('location', 'Bern');
  expect(headers).toMatchObject({ 'cache-control': 'private, max-age=60', vary: 'accept-language' });
});
