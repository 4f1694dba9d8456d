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
  { title: 'Maurer', location: 'Chur', description: 'Sie bauen.' },
  { title: 'Bauführerin Tiefbau', location: 'Chur', description: 'Sie leiten.' },
  { title: 'Buchhalterin', location: 'Thun', description: 'Sie arbeiten mit Abacus.' },
];

const BAKERY: readonly Partial<JobBody>[] = [
  { title: 'Vendeuse', location: 'Fribourg', description: 'Vous conseillez.' },
  { title: 'Comptable', location: 'Fribourg', description: 'Vous tenez les comptes.' },
];
const HOME_CARE: readonly Partial<JobBody>[] = [
  { title: 'Fachfrau Gesundheit', location: 'Aarau', description: 'Sie pflegen.' },
];
const CLINIC: readonly Partial<JobBody>[] = [
  { title: 'Infermiera', location: 'Lugano', description: 'Cura dei pazienti.' },
];
const LAW_FIRM: readonly Partial<JobBody>[] = [
  { title: 'Secrétaire', location: 'Fribourg', description: 'Vous écrivez.' },
];
const OTHERS: readonly Partial<JobBody>[] = [
  { title: 'Verkäuferin', location: 'Aarau', description: 'Sie beraten.' },
  { title: 'Infirmière', location: 'Sion', description: 'Vous soignez.' },
  { title: 'Concierge', location: 'Verbier', description: "À l'année." },
  { title: 'Physiothérapeute', location: 'Sion', description: 'Vous traitez.' },
  { title: 'Juriste', location: 'Lausanne', description: 'Vous rédigez.' },
  { title: 'Primarlehrerin', location: 'Aarau', description: 'Sie unterrichten Kinder.' },
  { title: 'Uhrmacherin', location: 'Biel', description: 'Sie reparieren.' },
  { title: 'Produktionsmitarbeiter', location: 'Biel', description: 'In der Fabrik.' },
  { title: 'Servicetechnikerin im Aussendienst', location: 'Chur', description: 'Medizintechnik.' },
  { title: 'Ingenieurin', location: 'Chur', description: 'Medizintechnik.' },
  { title: 'Laborantin', location: 'Basel', description: 'Sie pipettieren.' },
  { title: 'Senior Scientist', location: 'Basel', description: 'You publish.' },
  { title: 'Zimmermädchen', location: 'Arosa', description: 'Sie putzen.', type: 'fixed-term' },
  { title: "Gouvernante d'étage", location: 'Montreux', description: 'Vous contrôlez.' },
  { title: 'Barkeeper', location: 'Montreux', description: 'Cocktails bis 2 Uhr.' },
  { title: 'Reinigerin', location: 'Basel', description: 'Einsatz von 18 bis 21 Uhr.' },
  { title: 'Raumpflegerin', location: 'Basel', description: 'Einsatz von 8 bis 11 Uhr.' },
];

beforeAll(async () => {
  const company = await joinCompany(test, { company_name: 'Boreas AG' });
  for (const job of [...JOBS, ...OTHERS]) await publishJob(company, job);
  const bakery = await joinCompany(test, { company_name: 'Boulangerie Zephyr' });
  for (const job of BAKERY) await publishJob(bakery, job);
  const homeCare = await joinCompany(test, { company_name: 'Spitex Zephyr' });
  for (const job of HOME_CARE) await publishJob(homeCare, job);
  const lawFirm = await joinCompany(test, { company_name: 'Zephyr Avocats' });
  for (const job of LAW_FIRM) await publishJob(lawFirm, job);
  const clinic = await joinCompany(test, { company_name: 'Clinica Zephyr' });
  for (const job of CLINIC) await publishJob(clinic, job);
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
    ['informatique mais plus en support', 'Développeur', /support/i],
    ['Landwirtschaft, aber kei Erntehilfe', 'Landwirtin', /endang/],
    ['Bau, aber nicht als Polier oder Bauführer', 'Maurer', /Bauführer/],
    ['assistante sociale non merci mais éducatrice oui', "Éducatrice de l'enfance", /sociale/],
    ['winter season job but no cooking', 'Skilehrerin', /Chef/],
    ['autista non camion', 'Conducteur / conductrice de bus', /lourd/],
    ['Chauffeur nicht LKW', 'Conducteur / conductrice de bus', /lourd/],
    ['law firm but not as a lawyer', 'Anwaltssekretärin', /Avocat/],
    ['Landwirtschaft, Weinlese nein danke', 'Landwirtin', /endang/],
    ['keine Lust mehr auf Landwirtschaft, lieber Immobilien', 'Immobilienbewirtschafterin', /Landwirt/],
    ['Verkauf, bitte keine Lebensmittel', 'Verkäuferin', /Vendeuse/],
    ['Verkauf ohne Bäckerei', 'Verkäuferin', /Vendeuse/],
    ['soins pas à domicile', 'Infirmière', /Fachfrau/],
    ["juriste sans brevet d'avocat", 'Juriste', /Avocat/],
    ["les enfants oui, l'enseignement non", "Éducatrice de l'enfance", /Primarlehrerin/],
    ['orologeria no assemblaggio in fabbrica', 'Uhrmacherin', /Produktion/],
    ['medtech without field work', 'Ingenieurin', /Aussendienst/],
    ['droit, ni stage ni secrétariat', 'Juriste', /stagiaire|sekretärin/],
    ['Bulle, weder Bus noch Bäckerei', 'Chauffeur poids lourd', /bus/],
    ['Labor Basel ohne Doktortitel', 'Laborantin', /Scientist/],
    ['Landwirtschaft, Erntehilfe kommt nicht in Frage', 'Landwirtin', /endang/],
    ['informatique, marre du support', 'Développeur', /support/i],
    ['Informatik, aber nicht am Telefon Support machen', 'Développeur', /support/i],
    ['Bau, nichts als Bauführer', 'Maurer', /Bauführer/],
    ['Chur ohne Bauführer, Polier oder Technik', 'Maurer', /Bauführer|technik/],
    ['Verkauf, auf keinen Fall Lebensmittel', 'Verkäuferin', /Vendeuse/],
    ['immobiliare, basta vendita', 'Immobilienbewirtschafterin', /Courtier/],
    ['law, anything but lawyer', 'Juriste', /Avocat/],
    ['Bulle, les camions ce n’est pas pour moi', 'Conducteur / conductrice de bus', /lourd/],
    ['Bulle, Bus mag ich nicht mehr', 'Chauffeur poids lourd', /bus/],
    [
      'mein Deutsch ist nicht gut, aber ich kann Landwirtschaft, Weinlese ausgeschlossen',
      'Landwirtin',
      /endang/,
    ],
    ['lavoro a Verbier fuori dalla cucina e dalla ristorazione', 'Skilehrerin', /Chef/],
    ['Verbier, but outside of the kitchen', 'Skilehrerin', /Chef/],
    ['infirmière mais plus en clinique', 'Infirmière', /Infermiera/],
    ['lieber Immobilien als Bauführung', 'Immobilienbewirtschafterin', /Bauführer/],
    ['Informatik, weiss nicht was, keine Landwirtschaft', 'Développeur', /Landwirt/],
    ['Chur, will aber niemanden führen', 'Maurer', /leiter/],
    ['Bulle, senza bus né stage', 'Chauffeur poids lourd', /bus/],
    ["Bulle, les poids lourds c'est fini pour moi", 'Conducteur / conductrice de bus', /lourd/],
    ['Biel, ausser Küche und Uhrmacher', 'Produktionsmitarbeiter', /Uhrmacher/],
    ['Kanton Bern, aber nicht in der Stadt', 'Buchhalterin', /Landwirtin|Polizist/],
    ['Hotel, aber keine Saison', "Gouvernante d'étage", /Zimmermädchen/],
    ['Montreux, keine Nachtarbeit', "Gouvernante d'étage", /Barkeeper/],
    ['Reinigung, abends muss ich bei den Kindern sein', 'Raumpflegerin', /^Reinigerin/],
    ['Bulle, Bus und Bäckerei kommen nicht in Frage', 'Chauffeur poids lourd', /bus/],
    ['informatique, le support je ne fais plus', 'Développeur', /support/i],
    ['law, interns and secretaries excluded', 'Juriste', /stagiaire|sekretärin/],
    ['Chur, als Bauführerin schaffe ich nicht mehr', 'Maurer', /Bauführer/],
    ['Bulle, Bus jedoch nicht', 'Chauffeur poids lourd', /bus/],
    ['Bulle, von Bus und Bäckerei habe ich genug', 'Chauffeur poids lourd', /bus/],
    ['informatica, del support sono stufo', 'Développeur', /support/i],
    ['Informatik, kein Supportkram', 'Développeur', /support/i],
    ['Informatik, Support hab ich gesehen', 'Développeur', /support/i],
    ['Buchhalterin ausserhalb des Kantons Bern', 'Comptable', /Buchhalterin/],
    ['secrétariat, mais pas chez les avocats', 'Comptable', /^Secrétaire/],
    ['vom Verkauf in die Logistik wechseln', 'Logistikerin', /Verkäuf|Vendeuse/],
    ['passer de la vente à la logistique', 'Logistikerin', /Verkäuf|Vendeuse/],
  ])('%s', async (keyword, wanted, unwanted) => {
    const titles = await findTitles(keyword);
    expect(titles).toContain(wanted);
    expect(titles).not.toContainEqual(expect.stringMatching(unwanted));
  });

  it('and never what is wanted: a tool is no occupation beside one', async () => {
    expect(await findTitles('Buchhalterin ohne Abacus')).toContain('Buchhalterin');
    expect(await findTitles('Logistik ohne Stapler')).toContain('Logistikerin');
    expect(await findTitles('Polizist nicht Sicherheit')).toContain('Polizist');
    expect(await findTitles('scientist without a phd')).toContain('Senior Scientist');
  });
});

it('what one can no longer do for one’s health is no demand, and a doubt no refusal', async () => {
  const titles = await findTitles('mein Rücken macht auf dem Bau nicht mehr mit, suche Buchhaltung');
  expect(titles).toContain('Buchhalterin');
  expect(titles).not.toContain('Maurer');
  expect(await findTitles('Logistik, warum nicht')).toContain('Logistikerin');
});

it('a refusal of more words than are read ends', async () => {
  const words = Array.from({ length: 40 }, (_, at) => `w${at}x`).join(' ');
  for (const keyword of [
    `${words} nicht`.slice(-200),
    'ohnediese',
    'bishierher Koch',
    'Maurer ohnediese Chur',
  ])
    expect(await findTitles(keyword)).toEqual(expect.any(Array));
});

it('a word for a job at the end of a field is no part of it', async () => {
  expect(await findTitles('Informatikstelle Genf')).toContain('Développeur');
  expect(await findTitles('Immobilienjobs')).toContain('Immobilienbewirtschafterin');
});

it('a condition that leaves few jobs of a group in a place is no reason to hide the rest of its field there', async () => {
  const titles = await findTitles('soins canton du Valais, pas de stage');
  expect(titles[0]).toBe('Infirmière');
  expect(titles.length).toBeGreaterThan(1);
});

it('where a season has few jobs in a place, its others follow', async () => {
  const titles = await findTitles('saison à Verbier sauf prof de ski');
  expect(titles.slice(0, 2)).toEqual(['Chef de partie', 'Concierge']);
});
