import type { Job, JobBody } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { joinCompany, publishJob, readOk } from '../../testing/fixtures';

const test = startTestApp();

/** The last published comes first, where nothing else decides. */
const JOBS: readonly Partial<JobBody>[] = [
  { title: 'Lagerhelfer', location: 'Chur', description: 'Sie packen Pakete.' },
  { title: 'Metallbauer', location: 'Olten', description: 'Auch für Lehrabgängerinnen und Lehrabgänger.' },
  { title: 'Malerlehre in Chur', location: 'Chur', description: 'Drei Jahre.' },
  { title: 'Cameriere', location: 'Lugano', description: 'Contratto per la stagione estiva.' },
  { title: 'Kassierer', location: 'Sion', description: 'Les étudiants sont bienvenus.', activity_rate: 40 },
  { title: 'Software Tester', location: 'Zürich', description: 'You find mistakes.', work_mode: 'remote' },
  { title: 'Software Tester', location: 'Fully', description: 'You find mistakes.', work_mode: 'hybrid' },
  { title: 'Intern Data Science', location: 'Zürich', description: 'You draw charts.' },
  { title: 'Logistiker', location: 'Chur', description: 'Sie lagern.' },
  { title: 'Maçonne', location: 'Sion', description: 'Avec ou sans CFC.' },
  { title: 'Chef d’équipe maçon', location: 'Sion', description: 'Vous conduisez des chantiers.' },
  { title: 'Maçon', location: 'Sion', description: 'Vous construisez.' },
  { title: 'Metallbauer', location: 'Thun', description: 'Sie schweissen.' },
  { title: 'Maler', location: 'Chur', description: 'Sie streichen.' },
  { title: 'Kellnerin', location: 'Lugano', description: 'Produits de saison, toute l’année.' },
  { title: 'Kassiererin', location: 'Sion', description: 'Vous encaissez.', activity_rate: 40 },
];

beforeAll(async () => {
  const company = await joinCompany(test, { company_name: 'Boreas AG' });
  for (const job of JOBS) await publishJob(company, job);
});

const search = async (keyword: string) =>
  readOk<Job[]>(await test.visit().get(`/api/jobs/?${new URLSearchParams({ keyword })}`)).map(
    ({ title, location }) => `${title}, ${location}`,
  );

describe('whom a job welcomes comes first', () => {
  it.each([
    ['Logistik ohne Erfahrung', 'Lagerhelfer, Chur'],
    ['Quereinsteiger Logistik', 'Lagerhelfer, Chur'],
    ['Metallbauer Berufseinsteiger', 'Metallbauer, Olten'],
    ['jeune diplômé constructeur métallique', 'Metallbauer, Olten'],
    ['Lehrstelle Maler', 'Malerlehre in Chur, Chur'],
    ['job étudiant caissière', 'Kassierer, Sion'],
    ['Praktikum Informatik', 'Intern Data Science, Zürich'],
    ['Kellner Saisonstelle', 'Cameriere, Lugano'],
    ['job d’été Lugano', 'Cameriere, Lugano'],
    ['fully remote', 'Software Tester, Zürich'],
    ['100% Homeoffice Informatik', 'Software Tester, Zürich'],
    ['maçon sans CFC', 'Maçonne, Sion'],
    ['muratore non qualificato', 'Maçonne, Sion'],
    ['Metallbauer Neueinsteiger', 'Metallbauer, Olten'],
    ['maçon poste à responsabilité', 'Chef d’équipe maçon, Sion'],
    ['Führungskraft Maurer', 'Chef d’équipe maçon, Sion'],
    ['sans diplôme Sion', 'Maçonne, Sion'],
  ])('%s', async (keyword, first) => {
    expect((await search(keyword))[0]).toBe(first);
  });
});

it('who wants no season is shown none, and produce of the season is no season', async () => {
  expect(await search('Kellner keine Saisonstelle')).toEqual(['Kellnerin, Lugano']);
});
