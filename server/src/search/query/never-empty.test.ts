import type { Job, JobBody } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { joinCompany, publishJob, readOk } from '../../testing/fixtures';

const test = startTestApp();

const JOBS: readonly Partial<JobBody>[] = [
  { title: 'Kauffrau', location: 'Bern', description: 'Sie führen die Korrespondenz.' },
  { title: 'Verwaltungsangestellter Gemeinde', location: 'Chur', description: 'Sie arbeiten am Schalter.' },
  { title: 'Lokführer', location: 'Samedan', description: 'Sie fahren auch bei Föhn.' },
  { title: 'Dentalassistentin', location: 'Bern', description: 'Sie assistieren.' },
  { title: 'Grafikerin', location: 'Zürich', description: 'Sie gestalten.', activity_rate: 80 },
  { title: 'Museumsaufsicht', location: 'Zürich', description: 'Sie hüten Bilder.' },
  { title: 'Conducteur de bus', location: 'Bulle', description: 'Vous conduisez.' },
  { title: 'Investmentbanker', location: 'Genf', description: 'Sie beraten.' },
  { title: 'Uhrmacher', location: 'Bienne', description: 'Sie reparieren.' },
  { title: 'Operatrice di produzione', location: 'Lugano', description: 'Lavoro alla linea.' },
  { title: 'Maurerin', location: 'Appenzell', description: 'Sie bauen.' },
  { title: 'Hauswart', location: 'Appenzell', description: 'Sie putzen.' },
  { title: 'Dentalhygieniker', location: 'Luzern', description: 'Sie reinigen.' },
];

beforeAll(async () => {
  const company = await joinCompany(test, { company_name: 'Boreas AG' });
  for (const job of JOBS) await publishJob(company, job);
});

async function search(keyword: string) {
  const response = await test.visit().get(`/api/jobs/?${new URLSearchParams({ keyword })}`);
  const parts = String(response.headers['x-read-as'] ?? '')
    .split(',')
    .map(decodeURIComponent);
  return {
    titles: readOk<Job[]>(response).map(({ title }) => title),
    parts,
    corrected: response.headers['x-corrected-keyword'],
  };
}

describe('everyday words of a sentence are no abbreviations, places or occupations', () => {
  it.each([
    ['mein Mann ist Lokführer und wir ziehen ins Engadin, gibts da was für ihn', 'Lokführer'],
    ['Grafikerin in Zürich so 80% und nicht jeden Tag ins Büro müssen', 'Grafikerin'],
    ["on m'a dit que les bus forment les chauffeurs, je cherche ça en Gruyère", 'Conducteur de bus'],
    ["j'ai un CFC de conducteur de bus et j'aimerais bosser en Gruyère", 'Conducteur de bus'],
    ["my brother is a train driver, he's moving to Samedan and I want to know if it's possible", 'Lokführer'],
    ['Lokführer, Lohn mindestens 8000, seit 12 Jahren', 'Lokführer'],
    ['Lokführer mit gutem Lohn', 'Lokführer'],
    ['horloger bien payé', 'Uhrmacher'],
    ['cerco un mestiere come orologiaio, volentieri a Bienne', 'Uhrmacher'],
    ["mio marito fa l'orologiaio da molti anni, cerchiamo qualcosa a Bienne", 'Uhrmacher'],
  ])('%s', async (keyword, title) => {
    const { titles, corrected } = await search(keyword);
    expect([titles[0], corrected]).toEqual([title, undefined]);
  });

  it('unless they are written as abbreviations, or searched alone', async () => {
    expect((await search('DA in Bern, die gerne mit Menschen arbeitet')).titles[0]).toBe('Dentalassistentin');
    expect((await search('da Bern')).titles[0]).toBe('Dentalassistentin');
  });
});

describe('where no job is of all occupations of a sentence', () => {
  it('those of any come, the likeliest first, and none is said to be left out', async () => {
    const { titles, parts } = await search('Kauffrau, gerne auch bei der Gemeinde oder Bank, Teilzeit');
    expect(titles).toEqual(expect.arrayContaining(['Kauffrau']));
    expect(parts).not.toContainEqual(expect.stringMatching(/left-out:(Kauffrau|Gemeinde)/));
  });

  it('a place decides before all of them do', async () => {
    expect((await search('Uhrmacher Gemeinde Chur')).titles[0]).toBe('Verwaltungsangestellter Gemeinde');
  });

  it('what is not wanted stays out', async () => {
    const { titles } = await search('orologeria no assemblaggio in fabbrica');
    expect(titles).toContain('Uhrmacher');
    expect(titles).not.toContain('Operatrice di produzione');
  });
});

it('an occupation that the place has not is shown from elsewhere', async () => {
  const sentence = 'hallo, meine Schwester ist Dentalhygienikerin und möchte nach Basel, gibt es da etwas';
  const { titles, parts } = await search(sentence);
  expect(titles[0]).toBe('Dentalhygieniker');
  expect(parts).toContain('elsewhere:Basel');
});

it('a time of work that a place has not is found around it before others in it', async () => {
  const company = await joinCompany(test, { company_name: 'Zephyr' });
  await publishJob(company, {
    title: 'Florist',
    location: 'Bülach',
    description: 'Sie arbeiten am Samstag.',
  });
  const { titles } = await search('Samstag Zürich');
  expect(titles[0]).toBe('Florist');
  expect(titles).toEqual(expect.arrayContaining(['Grafikerin', 'Museumsaufsicht']));
});

it('what is not wanted is found before nothing is, and said to be left out', async () => {
  const { titles, parts } = await search('Föhn ohne Lokführer');
  expect(titles).toEqual(['Lokführer']);
  expect(parts).toContain('left-out:Lokführer');
});

it('a workload is given up before the occupation, and one that nearly fits stays', async () => {
  const { titles, parts } = await search('Grafikerin kleines Pensum');
  expect(titles[0]).toBe('Grafikerin');
  expect(parts).toContain('left-out:kleines Pensum');
});

it('where hardly any job of a field has the workload, others follow it', async () => {
  const company = await joinCompany(test, { company_name: 'Aquilo' });
  await publishJob(company, { title: 'Coiffeuse', location: 'Sion', description: 'x', activity_rate: 40 });
  await publishJob(company, { title: 'Coiffeur', location: 'Sion', description: 'x', activity_rate: 100 });
  const { titles } = await search('beauté petit pourcentage Sion');
  expect(titles.slice(0, 2)).toEqual(['Coiffeuse', 'Coiffeur']);
});

it('a word beside a tool is no condition, and two words may be a name', async () => {
  expect((await search('Zifferblätter bei Föhn')).titles).toContain('Uhrmacher');
  expect((await search('Zifferblatt oder Föhn')).titles).toEqual(
    expect.arrayContaining(['Uhrmacher', 'Lokführer']),
  );
});

it('who looks for a craftsman means any craft, not odd jobs', async () => {
  expect((await search('Handwerker Innerrhoden')).titles[0]).toBe('Maurerin');
  expect((await search('Handwerkerin Appenzell')).titles[0]).toBe('Maurerin');
});

it('a place alone without a job in it or around is shown what is further away', async () => {
  expect((await search('near Andermatt')).titles).toContain('Dentalhygieniker');
});

it('a time of the day is no town: mornings, Morges', async () => {
  const company = await joinCompany(test, { company_name: 'Zephyr' });
  await publishJob(company, { title: 'Ramoneur', location: 'Morges', description: 'Vous ramonez.' });
  expect((await search('only mornings')).titles).not.toContain('Ramoneur');
});
