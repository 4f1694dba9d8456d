import { startTestApp } from '../../testing/index';
import { joinCompany, publishJob } from '../../testing/fixtures';
import { suggest as suggestTo } from '../testing/suggest';

const test = startTestApp();

const suggest = (field: 'keyword' | 'location', text: string, language = 'de') =>
  suggestTo(test, { field, text }, language);
const suggestTexts = async (text: string, language?: string) =>
  (await suggest('keyword', text, language)).map((suggestion) => suggestion.text);
const countFound = async (field: string, text: string) => {
  const response = await test
    .visit()
    .get(`/api/jobs/?${new URLSearchParams({ [field]: text, page_size: '1' })}`);
  // As the page counts them: without those that are near or only mention it.
  const exact = /exact:(\d+)/.exec(String(response.headers['x-read-sections'] ?? ''));
  return Number(exact?.[1] ?? response.headers['x-total-count']);
};

beforeAll(async () => {
  const kitchen = await joinCompany(test, { company_name: 'Tellerrand Gastro' });
  const office = await joinCompany(test, { company_name: 'Koch Treuhand' });
  for (const location of ['Bern', 'Bern', 'Thun', 'Thun', 'Thun', 'Genève', 'Lugano'])
    await publishJob(kitchen, { title: 'Koch', location });
  await publishJob(kitchen, { title: 'Lernende Köchin EFZ', location: 'Chur', type: 'fixed-term' });
  await publishJob(kitchen, { title: 'Praktikum Service', location: 'Chur', type: 'internship' });
  await publishJob(kitchen, { title: 'Kellner', location: 'Bern', description: 'Englisch und Französisch.' });
  await publishJob(office, { title: 'Buchhalterin', location: 'Basel', activity_rate: 100 });
  await publishJob(office, { title: 'Software engineer C++', location: 'Basel', description: 'With k8s.' });
  await publishJob(office, {
    title: 'Hilfskraft',
    location: 'Basel',
    description: 'Staplerausweis, Nachtdienst.',
  });
});

describe('a suggestion', () => {
  it.each([
    ['keyword', 'k koch lehr teilz engl k8s be'],
    ['location', 'b t ber 30'],
  ] as const)('of a %s has as many jobs as the search for it finds', async (field, texts) => {
    let most = 0;
    for (const typed of texts.split(' ')) {
      const found = await suggest(field, typed);
      most = Math.max(most, found.length);
      for (const { text, jobs } of found)
        expect({ text, jobs: jobs ?? 0 }).toEqual({ text, jobs: await countFound(field, text) });
      if (field === 'keyword') expect(found.map(({ jobs }) => jobs)).not.toContain(undefined);
    }
    expect(most).toBeGreaterThan(5);
    expect(most).toBeLessThanOrEqual(8);
  });

  it('has those with a word before it, which is kept as it was typed', async () => {
    const jobs = await countFound('keyword', 'koch bern');
    const found = await suggest('keyword', 'KOCH ber');
    expect(found).toContainEqual({ kind: 'place', text: 'KOCH Bern', detail: 'BE', jobs });
    expect(found.map(({ kind }) => kind)).not.toContain('occupation');
  });
});

describe('a keyword is completed', () => {
  it.each([
    ['k', 'de', 'Koch'],
    ['Lehrst', 'de', 'Lehrstelle'],
    ['appren', 'fr', 'apprentissage'],
    ['Prakt', 'de', 'Praktikum'],
    ['stag', 'it', 'stage'],
    ['Teilz', 'en', 'Teilzeit'],
    ['temps p', 'fr', 'temps partiel'],
    ['Nachts', 'de', 'Nachtschicht'],
    ['c++', 'de', 'C++'],
    ['k8', 'de', 'k8s'],
    ['Eng', 'de', 'Englisch'],
    ['Stapl', 'de', 'Staplerausweis'],
    ['Tellerr', 'de', 'Tellerrand Gastro'],
    ['Bas', 'de', 'Basel'],
    ['Tessi', 'de', 'Tessin'],
    ['stelle als koc', 'de', 'stelle als Koch'],
    ['koch teilz', 'de', 'koch Teilzeit'],
    ['koch bern voll', 'de', undefined],
  ])('from %j in %s to %j', async (typed, language, text) => {
    const texts = await suggestTexts(typed, language);
    if (text) expect(texts).toContain(text);
    else expect(texts).toEqual([]);
  });

  it.each([
    ['Kohc', 'Koch'],
    ['Buchalte', 'Buchhalter'],
    ['Praktkum', 'Praktikum'],
    ['Bassel', 'Basel'],
    ['koch Thnu', 'koch Thun'],
  ])('from %s, which is mistyped, to %s', async (typed, text) => {
    expect(await suggestTexts(typed)).toContainEqual(expect.stringContaining(text));
  });

  it('with nothing for three letters that begin no name', async () => {
    expect(await suggestTexts('Kohj')).toEqual([]);
    expect(await suggestTexts('Koj')).toEqual([]);
  });

  it('to what has jobs alone', async () => {
    expect(await suggestTexts('Zahnarz')).toEqual([]);
    expect(await suggestTexts('Zermat')).toEqual([]);
  });
});

it('locations with jobs come before others, which are kept because jobs may be around them', async () => {
  const found = await suggest('location', 'Th');
  expect(found[0]).toMatchObject({ text: 'Thun', jobs: 3 });
  expect(found.find(({ text }) => text === 'Thalwil')).not.toHaveProperty('jobs');
});
