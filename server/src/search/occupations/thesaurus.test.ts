import { parseThesaurus } from './parse-thesaurus';
import { createThesaurus } from './thesaurus';

const SMALL = `
cook 5120
de: Koch/Köchin, Chefköchin
fr: cuisinier/cuisinière
it: cuoco/cuoca
en: cook, chef

waiter 5131
de: Servicemitarbeiter/Servicemitarbeiterin, Kellner/Kellnerin
fr: serveur/serveuse
it: cameriere/cameriera
en: waiter/waitress

sales-assistant 5223
de: Verkäufer/Verkäuferin, Detailhandelsfachmann/Detailhandelsfachfrau
fr: vendeur/vendeuse, ~conseiller/~conseillère
it: venditore/venditrice
en: sales assistant

office-clerk 4110
de: Kaufmann/Kauffrau, kaufmännischer Angestellter/kaufmännische Angestellte, Sachbearbeiter Buchhaltung
fr: employé de commerce/employée de commerce, ~conseiller/~conseillère
it: impiegato di commercio/impiegata di commercio
en: office clerk
short: KV

nurse 2221
de: Pflegefachmann/Pflegefachfrau, diplomierter Pflegefachmann/diplomierte Pflegefachfrau
fr: infirmier/infirmière
it: infermiere/infermiera
en: nurse, registered nurse

software-developer 2512
de: Softwareentwickler/Softwareentwicklerin, C++-Entwickler/C++-Entwicklerin
fr: développeur Node.js/développeuse Node.js
it: sviluppatore/sviluppatrice
en: software developer
short: Back-End Developer

gardener 6113
de: Gärtner/Gärtnerin
fr: jardinier/jardinière
it: giardiniere/giardiniera
en: gardener

psychologist 2634
de: Psychologe/Psychologin
fr: psychologue
it: psicologo/psicologa
en: psychologist

farmer 6130
de: Bauer/Bäuerin, Assistent Landwirtschaft
fr: agriculteur/agricultrice
it: agricoltore/agricoltrice
en: farmer

group gastronomy
de: Gastronomie
fr: restauration
it: ristorazione
en: catering trade
isco: 512 5131
`;

const small = createThesaurus(parseThesaurus('small.txt', SMALL));
const idsIn = (text: string) =>
  small.findInText(text).map(({ occupations }) => occupations.map(({ id }) => id).join('+'));

describe('a title names a sales assistant', () => {
  test.each([
    ...['Verkäufer:in', 'Verkäufer*in', 'Verkäufer/in', 'Verkäufer/-in', 'VerkäuferIn', 'Verkäufer(in)'],
    ...[
      'Verkäufer_in',
      'Verkäufer / -in',
      'Verkäufer·in',
      'Verkäufer:innen',
      'Verkäufer/-innen',
      'VERKÄUFER',
    ],
    ...[
      'Verkäufer (in)',
      'Verkäufer(innen)',
      'Verkaeufer/in',
      'Verkaufer',
      'Verka\u0308uferin',
      'Verkäu\u00adfer',
    ],
    ...['vendeur·euse', 'vendeur-euse', 'vendeur/euse', 'vendeur(euse)', 'vendeur.euse', 'vendeur/-euse'],
    ...[
      'vendeur·se',
      'vendeur·euse·s',
      'vendeurs',
      'vendeuses',
      'venditore/trice',
      'venditori',
      'venditrici',
    ],
    ...['Bäckereiverkäuferin', 'Lebensmittelverkäufer:in', 'Detailhandelsfachleute'],
  ])('%s', (title) => {
    expect(idsIn(`${title} 80 – 100 % (m/w/d)`)).toEqual(['sales-assistant']);
  });
});

describe('a title names its occupation', () => {
  test.each([
    ['Kauffrau/-mann', 'office-clerk'],
    ['Kaufmann/frau', 'office-clerk'],
    ['Kauffrau:mann EFZ', 'office-clerk'],
    ['Kaufleute', 'office-clerk'],
    ['employé·e de commerce', 'office-clerk'],
    ['employé(e) de commerce', 'office-clerk'],
    ['employé.e.s de commerce', 'office-clerk'],
    ['employés de commerce', 'office-clerk'],
    ['impiegato/a di commercio', 'office-clerk'],
    ['impiegatə di commercio', 'office-clerk'],
    ['kaufmännische:r Angestellte:r', 'office-clerk'],
    ['Kaufmännische/-r Angestellte/-r', 'office-clerk'],
    ['Pflegefachmann/-frau', 'nurse'],
    ['Pflegefachfrau / -mann HF', 'nurse'],
    ['Intensivpflegefachfrau', 'nurse'],
    ['Pflegefachpersonen und Pflegefachfrauen', 'nurse'],
    ['infirmier-ère', 'nurse'],
    ['infirmier/ère (h/f)', 'nurse'],
    ['Infirmier·ère·s H/F', 'nurse'],
    ['infermieri', 'nurse'],
    ['cameriere/a', 'waiter'],
    ['camerieri', 'waiter'],
    ['Service-Mitarbeiter:in', 'waiter'],
    ['cuoco/a', 'cook'],
    ['cuochi', 'cook'],
    ['Köch:in', 'cook'],
    ['Koch/in', 'cook'],
    ['Köche', 'cook'],
    ['Chefkoch', 'cook'],
    ['Psychologe/in', 'psychologist'],
    ['Gaertner', 'gardener'],
    ['gartner', 'gardener'],
    ['Gärtnerinnen', 'gardener'],
    ['Landschaftsgaertnerin', 'gardener'],
    ['Software-Entwickler*in', 'software-developer'],
    ['Software Entwickler', 'software-developer'],
    ['C++ Entwickler', 'software-developer'],
    ['Backend Developer', 'software-developer'],
    ['back end developers', 'software-developer'],
    ['Développeuse NODE.JS', 'software-developer'],
    ['Koch (a*)', 'cook'],
    ['Koch a*, 100%', 'cook'],
    ['Koch (f/h/x)', 'cook'],
    ['Koch [w|m|d]', 'cook'],
    ['Koch(all genders)', 'cook'],
  ])('%s', (title, id) => {
    expect(new Set(idsIn(title))).toEqual(new Set([id]));
  });

  test('every name in a title counts, the longest first', () => {
    expect(idsIn('Koch / Köchin oder Servicemitarbeiter')).toEqual(['cook', 'cook', 'waiter']);
    expect(idsIn('registered nurse')).toEqual(['nurse']);
    expect(small.findInText('Dringend: registered nurses!')).toMatchObject([{ start: 1, end: 3 }]);
  });

  test('a shared name means each of its occupations', () => {
    expect(idsIn('Conseiller-ère')).toEqual(['sales-assistant+office-clerk']);
  });

  test.each(['Metallbauer', 'Mitarbeiter', '', '80-100%', '(m/w/d)', 'Check-in', 'Kochbuch'])(
    '%s names none',
    (title) => {
      expect(idsIn(title)).toEqual([]);
    },
  );
});

test('a group has its kinds', () => {
  const [match] = small.findInText('Gastronomie');
  expect(match?.group?.id).toBe('gastronomy');
  expect(match?.occupations.map(({ id }) => id)).toEqual(['cook', 'waiter']);
  const [cook] = small.occupations;
  expect(cook && small.groupsOf(cook).map(({ id }) => id)).toEqual(['gastronomy']);
  expect(cook && small.ancestorsOf(cook)).toEqual(['512', '51']);
  expect(cook && small.labelOf(cook, 'de')).toBe('Koch / Köchin');
});

test('German compounds are divided into words of the thesaurus', () => {
  expect(small.splitCompound('Buchhaltungsassistent')).toEqual(['buchhaltung', 'assistent']);
  expect(small.splitCompound('Buchhaltung')).toEqual([]);
  expect(small.splitCompound('Buchhaltungsxyz')).toEqual([]);
});

test('a file with a wrong line is refused', () => {
  expect(() => createThesaurus(parseThesaurus('x.txt', 'Koch'))).toThrow('x.txt:1');
});
