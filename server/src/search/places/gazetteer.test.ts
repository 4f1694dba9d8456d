import { distanceKm, openGazetteer } from './gazetteer';
import { SLOWNESS } from '../../testing/depth';

const gazetteer = openGazetteer();

/** `kind canton name` of what a visitor means. */
function describeQuery(text: string): string | undefined {
  const query = gazetteer.resolveQuery(text);
  if (!query) return undefined;
  const cantons = query.cantons ?? query.places?.map(({ canton = '-' }) => canton) ?? [];
  const name = query.kind === 'canton' ? [] : [query.label];
  return [query.kind, ...cantons.slice(0, 2), ...name].join(' ');
}

const QUERIES: Readonly<Record<string, readonly string[]>> = {
  'canton ZH': [
    'ZH',
    'zh',
    'Kanton Zürich',
    'canton de Zurich',
    'Canton of Zurich',
    'Cantone di Zurigo',
    'Kt. ZH',
  ],
  'canton UR': ['UR', 'Uri', 'Kanton Uri'],
  'canton VD': ['VD', 'Vaud', 'Waadt', 'canton de Vaud', 'Kanton Waadt', 'Vad'],
  'canton VS': ['Wallis', 'Valais', 'Vallese', 'Vallais'],
  'canton TI': ['Ticino', 'Tessin', 'Cantone Ticino'],
  'canton GR': ['Graubünden', 'Graubuenden', 'Grisons', 'Grigioni', 'Grischun'],
  'canton AG': ['Aargau', 'Argovie', 'Argovia'],
  'canton TG': ['Thurgau', 'Thurgovie'],
  'canton JU': ['Jura', 'Giura'],
  'canton BE': ['BE', 'Kanton Bern', 'canton de Berne'],
  'canton GE': ['canton de Genève', 'Kanton Genf'],
  'canton BL': ['Baselland', 'Bâle-Campagne'],
  'canton BS': ['Basel-Stadt', 'Bâle-Ville'],
  'locality ZH Zürich': [
    'Zürich',
    'zurich',
    'Zuerich',
    'Zurigo',
    'Turitg',
    'Zürich ZH',
    'Stadt Zürich',
    'ZÜRICH, Schweiz',
  ],
  'locality GE Genève': ['Genève', 'Genf', 'Geneva', 'Ginevra', 'Ville de Genève'],
  'locality BE Bern': ['Bern', 'Berne', 'Berna', 'Bern, BE', 'Bern (BE)', 'Raum Bern'],
  'locality BS Basel': ['Basel', 'Bâle', 'Basilea'],
  'locality LU Luzern': ['Luzern', 'Lucerne', 'Lucerna'],
  'locality SG St. Gallen': [
    'St.Gallen',
    'Sankt Gallen',
    'Saint Gall',
    'Saint-Gall',
    'San Gallo',
    'St Gallen',
  ],
  'locality BE Biel/Bienne': ['Biel', 'Bienne', 'Biel/Bienne'],
  'locality NE Neuchâtel': ['Neuchâtel', 'Neuenburg', 'neuchatel'],
  'locality FR Fribourg': ['Fribourg', 'Freiburg', 'Friborgo'],
  'locality SO Solothurn': ['Soleure', 'Soletta'],
  'locality VS Sion': ['Sitten', 'Sion VS'],
  'locality VS Sierre': ['Siders'],
  'locality VS Visp': ['Viège'],
  'locality VS Brig': ['Brigue', 'Brig-Glis'],
  'locality JU Delémont': ['Delsberg'],
  'locality JU Porrentruy': ['Pruntrut'],
  'locality GR Chur': ['Coire', 'Coira'],
  'locality SH Schaffhausen': ['Schaffhouse'],
  'locality FR Murten': ['Morat'],
  'locality BE Thun': ['Thoune'],
  'locality BE Burgdorf': ['Berthoud'],
  'locality ZG Zug': ['Zug', 'Zoug'],
  'locality TI Bellinzona': ['Bellenz'],
  'locality UR Altdorf': ['Altdorf', 'Altdorf UR'],
  'locality SH Altdorf': ['Altdorf SH'],
  'locality ZH Buchs': ['Buchs ZH'],
  'locality AG Muri': ['Muri AG'],
  'locality VD Renens': ['Renens'],
  'locality VD Lausanne': ['Lausane', 'Lausanen'],
  'locality ZH Winterthur': ['Wintertur'],
  'locality ZH Oerlikon': ['Oerlikon'],
  'locality - Konstanz': ['Konstanz', 'Constance'],
  'locality - Vaduz': ['Vaduz'],
  'locality ZH BE Zürich, Bern': ['Zürich oder Bern'],
  'postal-code ZH 8001 Zürich': ['8001', '8001 Zürich', 'CH-8001 Zürich'],
  'postal-code - 9490 Vaduz': ['9490'],
  'region FR GE Suisse romande': ['Romandie', 'Suisse romande', 'Welschland', 'Westschweiz'],
  'region LU NW Zentralschweiz': ['Innerschweiz', 'Suisse centrale'],
  'region GE VD Arc lémanique': ['Genfersee', 'Lake Geneva'],
  'region Engadin': ['Engadin', 'Engiadina'],
  'region Berner Oberland': ['Oberland bernois'],
  'remote Remote': ['Remote', 'Homeoffice', 'Home-Office', 'Télétravail', 'telelavoro'],
};

describe('what a visitor types', () => {
  it.each(Object.entries(QUERIES).flatMap(([place, texts]) => texts.map((text) => [text, place])))(
    '%s means %s',
    (text, place) => expect(describeQuery(text)).toBe(place),
  );

  it('is corrected visibly, and only when nothing else fits', () => {
    expect(gazetteer.resolveQuery('Lausane')).toMatchObject({ corrected: 'Lausanne' });
    expect(gazetteer.resolveQuery('Lausanne')).not.toHaveProperty('corrected');
    expect(gazetteer.resolveQuery('Brn')).toBeUndefined();
  });

  it.each(['', '   ', 'Bahnhofstr', 'Цюрих', 'xq', '%', '0000'])('"%s" is no place', (text) => {
    expect(gazetteer.resolveQuery(text)).toBeUndefined();
  });
});

describe('the location of a job', () => {
  it.each([
    ['Bern, BE', 'Bern', 'BE'],
    ['bern, be', 'Bern', 'BE'],
    ['8001 Zürich', 'Zürich', 'ZH'],
    ['8000 Zürich', 'Zürich', 'ZH'],
    ['Altdorf UR', 'Altdorf', 'UR'],
    ['Buchs, AG', 'Buchs', 'AG'],
    ['Zürich / Remote', 'Zürich', 'ZH'],
    ['Chemin des Fleurs 3, 1003 Lausanne', 'Lausanne', 'VD'],
    ['Rue de Lausanne 12, Genève', 'Genève', 'GE'],
    ['Home office, Genève', 'Genève', 'GE'],
    ['Inselspital Bern', 'Bern', 'BE'],
    ['3063 Ittigen', 'Ittigen', 'BE'],
    ['Romanel-s/Lausanne', 'Romanel-sur-Lausanne', 'VD'],
    ['Ticino', undefined, 'TI'],
    ['Oberhintertupfingen, GL', undefined, 'GL'],
  ])('%s is in %s, %s', (text, municipality, canton) => {
    expect(gazetteer.resolvePlace(text)).toMatchObject({ municipality, canton });
  });

  it('names the postal code, the language and the position', () => {
    expect(gazetteer.resolvePlace('8050 Zürich')).toMatchObject({ postalCodes: ['8050'], language: 'de' });
    const [monthey, aigle] = ['Monthey', 'Aigle'].map((name) => gazetteer.resolvePlace(name));
    expect(distanceKm(monthey as never, aigle as never)).toBeCloseTo(7, 0);
  });
});

describe('hostile texts', () => {
  const texts = [
    'a'.repeat(10_000),
    'Zürich '.repeat(2_000),
    ','.repeat(10_000),
    '🏔️'.repeat(3_000),
    'ﷺ'.repeat(10_000),
    'a\u0301'.repeat(5_000),
    '\u202Eزيورخ\u202C'.repeat(500),
    '\u0000\u0001\u001F\uD800',
    '__proto__',
    'constructor',
    '( '.repeat(5_000),
    's/'.repeat(5_000),
    'kanton '.repeat(1_000),
  ];

  it('are answered in milliseconds', () => {
    const before = process.cpuUsage();
    for (const text of texts) {
      gazetteer.resolveQuery(text);
      gazetteer.resolvePlace(text);
    }
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000 * SLOWNESS);
  });

  it('by the thousand are resolved in a moment', () => {
    const before = process.cpuUsage();
    for (let count = 0; count < 10_000; count += 1)
      gazetteer.resolvePlaces(`Rue de la Gare ${count}, ${1_000 + (count % 9_000)} Ort${count} / Bern`);
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000 * SLOWNESS);
  });
});

it('suggests the big towns first, with their names in other languages', () => {
  const [first, second] = gazetteer.listNames();
  expect(first).toMatchObject({ name: 'Zürich', canton: 'ZH' });
  expect(second).toMatchObject({ name: 'Genève', otherNames: expect.arrayContaining(['Genf', 'Geneva']) });
});
