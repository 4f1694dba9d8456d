import type { Job, JobBody } from '@metier/sdk/contract';
import { joinCompany, publishJob, readOk } from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';

const test = startTestApp();

/** From the newest on. */
const JOBS: readonly Partial<JobBody>[] = [
  { title: 'Strassenbauer', location: 'Thusis' },
  { title: 'Lernende Informatik 2027', location: 'Bern', type: 'fixed-term' },
  { title: 'Hilfsgärtnerin', location: 'Uster' },
  { title: 'Leiterin Soziales', location: 'Küssnacht' },
  { title: 'PhD Position in Snow Physics', location: 'Davos' },
  { title: 'Apprenti cuisinier', location: 'Montreux', type: 'fixed-term' },
  { title: 'Apprentie ASSC CFC', location: 'Sion', type: 'fixed-term' },
  { title: 'Sachbearbeiterin Einwohneramt', location: 'Küssnacht' },
  { title: 'Software-Entwicklerin', location: 'Zürich' },
  { title: 'Landschaftsgärtner', location: 'Uster' },
  { title: 'Sozialarbeiter', location: 'Luzern' },
  { title: 'Postdoc Remote Sensing', location: 'Birmensdorf' },
  { title: 'Impiegata di commercio', location: 'Lugano', activity_rate: 50 },
  { title: 'Réceptionniste', location: 'Montreux' },
  { title: 'Trade Finance Analyst', location: 'Lausanne' },
  {
    title: 'Translator',
    location: 'Montreux',
    description: 'Zephyr.\n\n## Benefits\n- **Aim**: humanitarian aid',
  },
];

beforeAll(async () => {
  const bank = await joinCompany(test, { company_name: 'Banque Zephyr' });
  await publishJob(bank, { title: 'Gestionnaire de fortune', location: 'Lausanne' });
  const company = await joinCompany(test, { company_name: 'Boreas AG' });
  for (const job of JOBS.toReversed()) await publishJob(company, { description: 'Zephyr.', ...job });
});

const findTitles = async (keyword: string) =>
  readOk<Job[]>(await test.visit().get(`/api/jobs/?${new URLSearchParams({ keyword })}`)).map(
    ({ title }) => title,
  );

it('who names a field finds those who have learnt it before beginners', async () => {
  expect((await findTitles('Informatik')).slice(0, 2)).toEqual([
    'Software-Entwicklerin',
    'Lernende Informatik 2027',
  ]);
  expect(await findTitles('Informatik Lehrstelle')).toEqual(['Lernende Informatik 2027']);
  expect((await findTitles('Stift Informatik'))[0]).toBe('Lernende Informatik 2027');
});

it('who leads a field is of it', async () => {
  expect(await findTitles('Soziales')).toEqual(
    expect.arrayContaining(['Leiterin Soziales', 'Sozialarbeiter']),
  );
  expect(await findTitles('Soziales ohne Nachtdienst und ohne Führung')).not.toContain('Leiterin Soziales');
  expect((await findTitles('poste à responsabilités dans le social'))[0]).toBe('Leiterin Soziales');
});

it('what is a kind of an occupation is nearer than its neighbours', async () => {
  expect((await findTitles('Landschaftsgärtner')).slice(0, 2)).toEqual([
    'Landschaftsgärtner',
    'Hilfsgärtnerin',
  ]);
});

it('a doctorate is one kind of research', async () => {
  expect((await findTitles('PhD position'))[0]).toBe('PhD Position in Snow Physics');
  const others = await findTitles('research job but not a phd position');
  expect(others[0]).toBe('Postdoc Remote Sensing');
  expect(others).not.toContain('PhD Position in Snow Physics');
});

it('the offices of a town are public administration, and office work', async () => {
  for (const field of ['Verwaltung', 'Büro', 'impiegata part-time 50%'])
    expect(await findTitles(field)).toContain('Sachbearbeiterin Einwohneramt');
});

it('a diploma behind an apprenticeship is its end, no condition', async () => {
  const titles = await findTitles('apprentissage CFC');
  expect(titles).toEqual(expect.arrayContaining(['Apprenti cuisinier', 'Apprentie ASSC CFC']));
});

it('where a field has hardly a job, its neighbours follow', async () => {
  expect(await findTitles('travailler avec des personnes âgées')).toContain('Apprentie ASSC CFC');
});

it('a bank has its jobs first of those in banking', async () => {
  expect((await findTitles('banque')).slice(0, 2)).toEqual([
    'Gestionnaire de fortune',
    'Trade Finance Analyst',
  ]);
});

it('what is said among the benefits alone counts beside a place', async () => {
  expect((await findTitles('NGO Montreux'))[0]).toBe('Translator');
});
