import type { Job, JobBody, JobFacets } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { joinCompany, publishJob, readOk } from '../../testing/fixtures';

const test = startTestApp();

const JOBS: readonly Partial<JobBody>[] = [
  { title: 'Buchhalterin', location: 'Bern', description: 'Sie führen die Kreditoren.' },
  { title: 'Comptable', location: 'Lausanne', description: 'Vous tenez les comptes.' },
  { title: 'Koch', location: 'Bern', description: 'Warme Küche, auch am Wochenende.' },
  { title: 'Koch vegan', location: 'Chur', description: 'Kalte Küche.' },
  { title: 'Koch / Küchenhilfe', location: 'Chur', description: 'Kalte Küche.' },
  { title: 'Infirmière', location: 'Sion', description: 'Travail de nuit.' },
  { title: 'Infirmière de jour', location: 'Sion', description: 'Soins à domicile.' },
  { title: 'Software Engineer', location: 'Zürich', description: 'You write tests.', work_mode: 'hybrid' },
  { title: 'Civil Engineer', location: 'Zürich', description: 'Our software draws bridges.' },
  { title: 'Elektriker', location: 'Uster', description: 'Sie montieren.' },
  { title: 'Elektriker', location: 'Thun', description: 'Sie montieren.' },
  { title: 'Maurer', location: 'Olten', description: 'Sie bauen.' },
  { title: 'Polier Maurer', location: 'Olten', description: 'Sie leiten.' },
  { title: 'Lernende Maurer EFZ', location: 'Olten', description: 'Drei Jahre.' },
  { title: 'Gärtner', location: 'Thun', description: 'Sie pflanzen.' },
  { title: 'Gärtner', location: 'Sion', description: 'Sie pflanzen.', activity_rate: 40 },
  { title: 'Lastwagenchauffeur', location: 'Thun', description: 'Sie fahren.' },
  { title: 'Buschauffeur', location: 'Thun', description: 'Sie fahren.' },
  { title: 'Bäckerin, keine Nachtschicht', location: 'Sion', description: 'Am Tag.' },
  { title: 'Bäckerin', location: 'Sion', description: 'Nachtarbeit.' },
  { title: 'Horloger-rhabilleur', location: 'Bienne', description: 'Vous réparez des montres.' },
  { title: 'Responsable RH', location: 'Bienne', description: 'Vous recrutez.' },
];

beforeAll(async () => {
  const company = await joinCompany(test, { company_name: 'Boreas AG' });
  for (const job of JOBS) await publishJob(company, job);
});

const readParts = (header: unknown) =>
  typeof header === 'string'
    ? header.split(',').map((part) => part.split(':').map((each) => decodeURIComponent(each)))
    : [];

async function search(query: Record<string, string>) {
  const response = await test.visit().get(`/api/jobs/?${new URLSearchParams(query)}`);
  const jobs = readOk<Job[]>(response);
  return {
    total: Number(response.headers['x-total-count']),
    titles: jobs.map(({ title }) => title),
    first: jobs.slice(0, 1).map(({ title, location }) => `${title}, ${location}`)[0],
    leftOut: readParts(response.headers['x-read-as'])
      .filter(([kind]) => kind === 'left-out')
      .map(([, text]) => text)
      .join(),
    parts: readParts(response.headers['x-read-as']),
    corrected: decodeURIComponent(String(response.headers['x-corrected-keyword'] ?? '')),
  };
}

describe('a sentence is understood', () => {
  it.each([
    ['ich suche eine Stelle als Buchhalter in Bern', 'Buchhalterin, Bern'],
    ["offre d'emploi comptable Lausanne", 'Comptable, Lausanne'],
    ['je cherche un poste de comptable à Lausanne', 'Comptable, Lausanne'],
    ['cerco lavoro come cuoco a Berna', 'Koch, Bern'],
    ['looking for a job as a civil engineer near Zürich', 'Civil Engineer, Zürich'],
    ['Elektriker Zürcher Oberland', 'Elektriker, Uster'],
    ['gelernter Elektriker Thun', 'Elektriker, Thun'],
    ['Lehrling Maurer', 'Lernende Maurer EFZ, Olten'],
    ['Maurerlehre', 'Lernende Maurer EFZ, Olten'],
    ['tirocinio muratore', 'Lernende Maurer EFZ, Olten'],
    ['apprenti maçon Genève', 'Lernende Maurer EFZ, Olten'],
    ["chef d'équipe maçon", 'Polier Maurer, Olten'],
    ['Gärtner zwei Tage pro Woche', 'Gärtner, Sion'],
    ['Elektriker Thun Olten', 'Elektriker, Thun'],
    ['Köchin oder Elektriker in Uster', 'Elektriker, Uster'],
    ['hybrid', 'Software Engineer, Zürich'],
    ['Wer sucht einen Elektriker in Thun?', 'Elektriker, Thun'],
    ['y a-t-il du travail de comptable à Lausanne ?', 'Comptable, Lausanne'],
    ['qualcuno che cerca un contabile a Losanna?', 'Comptable, Lausanne'],
    ['is there anyone who would like a civil engineer in Zürich', 'Civil Engineer, Zürich'],
    ['Maurer lernen', 'Lernende Maurer EFZ, Olten'],
    ['Gärtner mit 40 Prozent', 'Gärtner, Sion'],
    ['jardinier à mi-temps', 'Gärtner, Sion'],
    ['jardinier, quelques heures par semaine', 'Gärtner, Sion'],
    ['bin Rentner und Gärtner, ein paar Stunden', 'Gärtner, Sion'],
    ['i bi Choch u sueche öppis z Bärn', 'Koch, Bern'],
    ['mir hei zwöi Chind, jetz wett i wieder als Choch z Bärn schaffe', 'Koch, Bern'],
    ['i suech e Maurerlehr z Olte', 'Lernende Maurer EFZ, Olten'],
    ['Maurer mit Polierschule', 'Polier Maurer, Olten'],
    ['Lehre vor zwei Jahren abgeschlossen, suche als Koch in Bern', 'Koch, Bern'],
    ['Gärtner, höchstens 50%', 'Gärtner, Sion'],
    ['jardinier, pas plus de 50%', 'Gärtner, Sion'],
    ['Gärtner, mindestens 60 Prozent', 'Gärtner, Thun'],
    ['Gärtner, nicht unbedingt Vollzeit', 'Gärtner, Sion'],
    ['Maurer, möchte ein Team leiten', 'Polier Maurer, Olten'],
    ['muratore, vorrei guidare una squadra', 'Polier Maurer, Olten'],
    ['Lehre als Koch abgeschlossen, suche in Bern', 'Koch, Bern'],
    ['Elektriker in Thun, Vollzeit oder auch Teilzeit', 'Elektriker, Thun'],
    ['meine Kinder gehen jetzt in die Schule, suche etwas als Buchhalterin in Bern', 'Buchhalterin, Bern'],
    ['Lernende Maurer ab Sommer 2027', 'Lernende Maurer EFZ, Olten'],
    ['Maurer ohne Erfahrung, Olten', 'Maurer, Olten'],
    ['noch nie gearbeitet, aber gern als Gärtner in Thun', 'Gärtner, Thun'],
    ['Zweitlehre als Maurer', 'Lernende Maurer EFZ, Olten'],
    ['Software Engineer von zu Hause aus', 'Software Engineer, Zürich'],
  ])('%s', async (keyword, first) => {
    const found = await search({ keyword });
    expect([found.first, found.leftOut]).toEqual([first, '']);
  });
});

it('is told in its parts', async () => {
  const { parts } = await search({ keyword: 'ich suche Stelle als Koch in Bern, ohne Nacht, Teilzeit xqz' });
  expect(parts).toEqual([
    ['occupation', 'Koch'],
    ['place', 'Bern'],
    ['unwanted', 'Nacht'],
    ['condition', 'Teilzeit'],
    ['left-out', 'xqz'],
  ]);
  expect((await search({ keyword: 'Koch' })).parts).toEqual([]);
});

it('what one does not mind is no negation, and an inflected word no internship', async () => {
  const nights = [
    'le travail de nuit ne me dérange pas, boulanger',
    'Bäckerin, kein Problem mit Nachtarbeit',
  ];
  for (const keyword of nights) expect((await search({ keyword })).first).toBe('Bäckerin, Sion');
  const { parts } = await search({ keyword: 'interne Buchhalterin, befristete Stelle' });
  expect(parts).toContainEqual(['left-out', 'befristete']);
  expect(parts).not.toContainEqual(['condition', 'interne']);
});

it('is told in its parts as they were typed, in dialect and with numbers too', async () => {
  const { parts } = await search({ keyword: 'i wett z Bärn choche, höchstens 60%, aber nid im Verkouf' });
  expect(parts.map(([, text]) => text)).toEqual(['Bärn', 'choche', 'Verkouf', 'höchstens 60%']);
});

it('of any words has no header that a proxy refuses', async () => {
  const keyword = `Koch ${'ä世'.repeat(4)} `.repeat(14).trim();
  const response = await test.visit().get(`/api/jobs/?${new URLSearchParams({ keyword })}`);
  expect(response.statusCode).toBe(200);
  expect(JSON.stringify(response.headers).length).toBeLessThan(8_000);
});

describe('what is not wanted', () => {
  it.each([
    ['engineer -software', 'Civil Engineer', /software/i],
    ['Koch nicht Küchenhilfe', 'Koch', /hilfe/],
    ['infirmière sans nuit', 'Infirmière de jour', /^Infirmière$/],
    ['Koch ohne Wochenende', 'Koch vegan', /^Koch$/],
    ['driver, not trucks', 'Buschauffeur', /Lastwagen/],
    ['Bäcker ohne Nachtdienst', 'Bäckerin, keine Nachtschicht', /^Bäckerin$/],
    ['panettiere senza turni di notte', 'Bäckerin, keine Nachtschicht', /^Bäckerin$/],
    ['Koch ohne Gastronomie', 'Koch', /Gastronomie/],
    ['ohne Nachtarbeit', 'Infirmière de jour', /^Infirmière$/],
    ['Nachtarbeit nein', 'Infirmière de jour', /^Infirmière$/],
    ['Je suis infirmière et je ne veux plus travailler la nuit', 'Infirmière de jour', /^Infirmière$/],
    ["baker, I don't want to work nights", 'Bäckerin, keine Nachtschicht', /^Bäckerin$/],
    ['Koch ohne week end', 'Koch vegan', /^Koch$/],
    ['Engineer without German', 'Civil Engineer', /^Gärtner/],
    ['kein Bau', 'Buchhalterin', /Maurer/],
  ])('is not found: %s', async (keyword, wanted, unwanted) => {
    const { titles } = await search({ keyword });
    expect(titles).toContain(wanted);
    expect(titles).not.toContainEqual(expect.stringMatching(unwanted));
  });

  it.each(['-software', '- - -', 'ohne', 'nicht ohne', 'der die das', '-"\\\'', `-${'a '.repeat(99)}`])(
    'alone, or without sense, is answered: %s',
    async (keyword) => {
      expect((await search({ keyword })).total).toBeGreaterThanOrEqual(0);
    },
  );

  it('is no demand: who has no experience is shown the jobs all the same', async () => {
    expect((await search({ keyword: 'Maurer ohne Erfahrung' })).titles).toContain('Maurer');
  });
});

describe('a word empties no page', () => {
  it('that no job has is left out, and said', async () => {
    const found = await search({ keyword: 'Koch xqz' });
    expect(found).toMatchObject({ first: expect.stringContaining('Koch'), leftOut: 'xqz' });
    expect((await search({ keyword: 'xqz' })).total).toBe(0);
  });

  it('that is mistyped is corrected beside others', async () => {
    expect(await search({ keyword: 'Bern Buchhaltr' })).toMatchObject({
      first: 'Buchhalterin, Bern',
      leftOut: '',
    });
  });

  it('that no job has beside the others ranks those that have it, and a place the nearer ones', async () => {
    const found = await search({ keyword: 'Koch brücken vegan' });
    expect(found).toMatchObject({ first: 'Koch vegan, Chur' });
    const elsewhere = await search({ keyword: 'Buchhalter in Genf' });
    expect(elsewhere).toMatchObject({ first: 'Comptable, Lausanne', leftOut: '' });
    expect(elsewhere.parts[1]).toEqual(['elsewhere', 'Genf']);
  });
});

it.each([
  ['orloger', 'horloger'],
  ['Bucchalter', 'Buchhalter'],
  ['Schauffeur', 'Chauffeur'],
  ['Elektirker', 'Elektriker'],
])('a mistyped word is corrected: %s', async (keyword, corrected) => {
  expect((await search({ keyword })).corrected).toBe(corrected);
});

it.each(['Physik', 'Halal', 'zookeeper', 'Pflege Nacht'])(
  'a word that no job has is not taken for another: %s',
  async (keyword) => {
    expect((await search({ keyword })).corrected).toBe('');
  },
);

it('a search of few jobs is not filled up with those that only mention the occupation', async () => {
  const company = await joinCompany(test, { company_name: 'Zephyr' });
  await publishJob(company, {
    title: 'Product Designer',
    location: 'Chur',
    description: 'Our users are cooks.',
  });
  expect((await search({ keyword: 'cook' })).titles).not.toContain('Product Designer');
});

it('a short abbreviation is no beginning of a word', async () => {
  expect((await search({ keyword: 'RH' })).first).toBe('Responsable RH, Bienne');
  expect((await search({ keyword: 'AGS' })).total).toBe(0);
});

it.each(['Koch', 'engineer', 'Maurer', 'nurse', 'Boreas', 'Küche', 'comptable xqz'])(
  'each value of a facet counts what choosing it finds: %s',
  async (keyword) => {
    const {
      pay,
      places: location = [],
      ...facets
    } = readOk<JobFacets>(await test.visit().get(`/api/jobs/facets/?${new URLSearchParams({ keyword })}`));
    const counted = Object.entries({ ...facets, location, min_salary: pay?.at_least ?? [] }).flatMap(
      ([name, values]) => values.map(({ value, count }) => [name, String(value), count] as const),
    );
    expect(counted.length).toBeGreaterThan(3);
    for (const [name, value, count] of counted)
      expect([name, value, (await search({ keyword, [name]: value })).total]).toEqual([name, value, count]);
  },
);
