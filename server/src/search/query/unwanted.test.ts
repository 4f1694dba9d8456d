import type { Job, JobBody } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { joinCompany, publishJob, readOk } from '../../testing/fixtures';

const test = startTestApp();

const JOBS: readonly Partial<JobBody>[] = [
  { title: 'Landwirtin', location: 'Bern', description: 'Sie melken.' },
  { title: 'Vendangeurs / vendangeuses', location: 'Aigle', description: 'Trois semaines.' },
  { title: 'Développeur', location: 'Genève', description: 'Vous programmez.' },
  { title: 'Technicien support utilisateurs', location: 'Genève', description: 'Vous aidez.' },
  { title: 'Support informatique 1er niveau', location: 'Genève', description: 'Vous aidez.' },
  { title: 'Polizist', location: 'Bern', description: 'Sie sorgen für Ordnung.' },
  { title: 'Mitarbeiterin Vollzug und Sicherheit', location: 'Murten', description: 'Im Schichtdienst.' },
  { title: 'Immobilienbewirtschafterin', location: 'Zürich', description: 'Sie verwalten.' },
  { title: 'Courtier en immobilier', location: 'Nyon', description: 'Vous vendez.' },
  { title: 'Assistante sociale', location: 'Morges', description: 'Vous conseillez.' },
  { title: "Éducatrice de l'enfance", location: 'Morges', description: 'Vous accompagnez.' },
  { title: 'Chef de partie', location: 'Verbier', description: "Saison d'hiver." },
  { title: 'Skilehrerin', location: 'Verbier', description: 'Wintersaison.' },
  { title: 'Conducteur / conductrice de bus', location: 'Bulle', description: 'Vous conduisez.' },
  { title: 'Chauffeur poids lourd', location: 'Bulle', description: 'Vous livrez.' },
  { title: 'Avocat-stagiaire', location: 'Lausanne', description: '24 mois.' },
  { title: 'Anwaltssekretärin', location: 'Bern', description: 'Sie schreiben.' },
  { title: 'Logistikerin', location: 'Olten', description: 'Sie rüsten.' },
  { title: 'Buchhalterin', location: 'Thun', description: 'Sie arbeiten mit Abacus.' },
];

beforeAll(async () => {
  const company = await joinCompany(test, { company_name: 'Boreas AG' });
  for (const job of JOBS) await publishJob(company, job);
});

const findTitles = async (keyword: string) =>
  readOk<Job[]>(await test.visit().get(`/api/jobs/?${new URLSearchParams({ keyword })}`)).map(
    ({ title }) => title,
  );

describe('what is not wanted is left out by any name of the same work', () => {
  it.each([
    ['Landwirtschaft, aber keine Erntehilfe', 'Landwirtin', /endang/],
    ['informatique sans helpdesk', 'Développeur', /support/i],
    ['Sicherheit, kein Gefängnis', 'Polizist', /Vollzug/],
    ['Immobilien, nicht Verkauf', 'Immobilienbewirtschafterin', /Courtier/],
    ['assistante sociale non merci mais éducatrice oui', "Éducatrice de l'enfance", /sociale/],
    ['winter season job but no cooking', 'Skilehrerin', /Chef/],
    ['autista non camion', 'Conducteur / conductrice de bus', /lourd/],
    ['Chauffeur nicht LKW', 'Conducteur / conductrice de bus', /lourd/],
    ['law firm but not as a lawyer', 'Anwaltssekretärin', /Avocat/],
    ['Landwirtschaft, Weinlese nein danke', 'Landwirtin', /endang/],
    ['keine Lust mehr auf Landwirtschaft, lieber Immobilien', 'Immobilienbewirtschafterin', /Landwirt/],
  ])('%s', async (keyword, wanted, unwanted) => {
    const titles = await findTitles(keyword);
    expect(titles).toContain(wanted);
    expect(titles).not.toContainEqual(expect.stringMatching(unwanted));
  });

  it('and never what is wanted: a tool is no occupation beside one', async () => {
    expect(await findTitles('Buchhalterin ohne Abacus')).toContain('Buchhalterin');
    expect(await findTitles('Logistik ohne Stapler')).toContain('Logistikerin');
    expect(await findTitles('Polizist nicht Sicherheit')).toContain('Polizist');
  });
});

it('a word for a job at the end of a field is no part of it', async () => {
  expect(await findTitles('Informatikstelle Genf')).toContain('Développeur');
  expect(await findTitles('Immobilienjobs')).toContain('Immobilienbewirtschafterin');
});
