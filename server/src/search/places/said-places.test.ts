import { openGazetteer } from './gazetteer';
import { municipalityKey } from './place-index';

const gazetteer = openGazetteer();

/** What a visitor means: the label, and the canton and postal codes of a town or quarter. */
function describeQuery(text: string): string | undefined {
  const query = gazetteer.resolveQuery(text);
  if (!query) return undefined;
  const [place] = query.places ?? [];
  const codes = (place?.postalCodes.length ?? 0) <= 3 ? (place?.postalCodes ?? []) : [];
  const around = query.radiusKm === undefined ? [] : ['around'];
  return [
    query.kind,
    query.label,
    ...(place ? [place.canton ?? place.country] : []),
    ...codes,
    ...around,
  ].join(' ');
}

const QUARTERS: Readonly<Record<string, readonly string[]>> = {
  'locality Oerlikon ZH 8050': [
    'Zürich Oerlikon',
    'Zürich-Oerlikon',
    'Zürich, Oerlikon',
    'Oerlikon (Zürich)',
    'Zuerich Oerlikon',
    'Oerlikon Zürich',
    'zurich oerlikon',
  ],
  'locality Zürich Kreis 5 ZH 8005': ['Kreis 5', 'Zürich Kreis 5', 'Zürich, Kreis 5', 'Zürich West'],
  'locality Zürich Kreis 12 ZH 8051': ['Schwamendingen', 'Zürich Schwamendingen'],
  'locality Zürich Kreis 3 ZH 8003 8045 8055': ['Wiedikon', 'Zürich Wiedikon'],
  'locality Altstetten ZH 8048 8064': ['Zürich Altstetten', 'Zürich-Altstetten'],
  'locality Bümpliz BE 3018': ['Bern Bümpliz', 'Bümpliz', 'Bern-Bümpliz', 'Bern (Bümpliz)'],
  'locality Länggasse BE 3012': ['Bern Länggasse', 'Länggasse'],
  'locality Kleinbasel BS 4057 4058': ['Kleinbasel', 'Basel Kleinbasel'],
  'locality Gundeldingen BS 4053': ['Gundeli', 'Basel Gundeldingen'],
  'locality Plainpalais GE 1205': [
    'Plainpalais',
    'Genève Plainpalais',
    'Genève-Plainpalais',
    'Genf Plainpalais',
  ],
  'locality Pâquis GE 1201': ['Les Pâquis', 'Genève, Pâquis'],
  'locality Cornavin GE 1201': ['Genève Cornavin', 'Gare Cornavin'],
  'locality Ouchy VD 1006': ['Ouchy', 'Lausanne Ouchy', 'Lausanne-Ouchy'],
  'locality Flon VD 1003': ['Lausanne Flon'],
  'locality Lausanne EPFL VD 1015': ['EPFL Lausanne', 'Lausanne EPFL'],
  'locality Töss ZH 8406': ['Winterthur Töss'],
  'locality Littau LU 6014': ['Littau', 'Luzern Littau'],
  'locality Bruggen SG 9014': ['St. Gallen Bruggen', 'Bruggen (St.Gallen)'],
  'locality Viganello TI 6962': ['Viganello', 'Lugano Viganello'],
  'locality Molino Nuovo TI 6900': ['Lugano Molino Nuovo'],
  'locality Bözingen BE 2504': ['Biel Bözingen', 'Bienne Boujean'],
};

const CENTRES: Readonly<Record<string, readonly string[]>> = {
  'locality Zürich ZH': [
    'Zürich HB',
    'Zürich Hauptbahnhof',
    'Zürich Bahnhof',
    'Zürich Stadt',
    '8000',
    '8000 Zürich',
  ],
  'locality Bern BE': ['Bern Bahnhof', '3000', '3000 Bern', 'Bern Zentrum'],
  'locality Lausanne VD': ['Gare de Lausanne', 'Lausanne gare', '1000', '1000 Lausanne', 'Lausanne centre'],
  'locality Genève GE': ['1200', '1200 Genève', 'Genève centre'],
  'locality Basel BS': ['4000', 'Basel SBB'],
  'locality Luzern LU': ['6000', 'Luzern Bahnhof'],
  'locality St. Gallen SG': ['9000', '9000 St. Gallen'],
  'locality Lugano TI 6900': ['Stazione di Lugano'],
  'locality Genève GE around': [
    'Genève et environs',
    'Genève & environs',
    'Genève et région',
    'Grand Genève',
  ],
  'locality Lausanne VD around': ['région de Lausanne', 'Lausanne et environs'],
  'locality Lugano TI 6900 around': ['Lugano e dintorni'],
  'locality Zürich ZH around': [
    'Zürich und Umgebung',
    'Zürich & Umgebung',
    'Grossraum Zürich',
    'Agglomeration Zürich',
  ],
};

const AIRPORTS: Readonly<Record<string, readonly string[]>> = {
  'locality Kloten ZH 8302': ['Zürich Flughafen', 'Flughafen Zürich', 'Zurich Airport', 'Flughafen Kloten'],
  'locality Le Grand-Saconnex GE 1218': [
    'Genf Flughafen',
    'Genève Aéroport',
    'Aéroport de Genève',
    'Genève-Cointrin',
  ],
  'locality EuroAirport BS 4056': ['EuroAirport', 'Basel-Mulhouse', 'Flughafen Basel'],
  'locality Belp BE 3123': ['Bern-Belp', 'Flughafen Bern'],
  'locality Agno TI 6982': ['Lugano-Agno', 'Flughafen Lugano'],
};

const ABROAD: Readonly<Record<string, readonly string[]>> = {
  'locality Konstanz DE': [
    'Konstanz',
    'D-78462 Konstanz',
    '78462 Konstanz',
    'Konstanz, Deutschland',
    'Konstanz (DE)',
  ],
  'locality Annemasse FR': [
    'Annemasse',
    'F-74100 Annemasse',
    'Annemasse, France',
    'Annemasse (FR)',
    'Annemasse FR',
  ],
  'locality Como IT': ['Como', 'Como, Italia', 'I-22100 Como'],
  'locality Bregenz AT': ['Bregenz', 'Bregenz, Österreich'],
  'locality Vaduz LI 9490': ['Vaduz', 'Vaduz, Liechtenstein'],
  'locality Freiburg im Breisgau DE': ['Freiburg im Breisgau', 'Freiburg, Deutschland'],
  'locality Fribourg FR 1700': ['Freiburg', 'Freiburg, Schweiz', 'Freiburg FR'],
  'locality Laufenburg AG 5080': ['Laufenburg'],
  'locality Milano IT': ['Milano', 'Mailand'],
};

test.each(
  Object.entries({ ...QUARTERS, ...CENTRES, ...AIRPORTS, ...ABROAD }).flatMap(([place, texts]) =>
    texts.map((text) => [text, place]),
  ),
)('%s means %s', (text, place) => expect(describeQuery(text)).toBe(place));

test.each([
  ['Thunersee', 'Spiez', 'Bern'],
  ['Lac de Thoune', 'Thun', 'Brienz'],
  ['Vierwaldstättersee', 'Weggis', 'Zug'],
  ['Lago Maggiore', 'Locarno', 'Lugano'],
  ['Zugersee', 'Cham', 'Luzern'],
  ['Bielersee', 'Nidau', 'Bern'],
  ['Neuenburgersee', 'Yverdon-les-Bains', 'Lausanne'],
  ['Murtensee', 'Murten', 'Fribourg'],
  ['Ceresio', 'Paradiso', 'Locarno'],
  ['Walensee', 'Quarten', 'Chur'],
  ['Nord vaudois', 'Yverdon-les-Bains', 'Lausanne'],
  ['Bas-Valais', 'Martigny', 'Sion'],
  ['Unterwallis', 'Monthey', 'Brig'],
  ['Valais central', 'Sion', 'Monthey'],
  ['Locarnese', 'Locarno', 'Lugano'],
  ['Luganese', 'Lugano', 'Mendrisio'],
  ['Mendrisiotto', 'Chiasso', 'Lugano'],
  ['Bellinzonese', 'Giubiasco', 'Lugano'],
  ['Vallemaggia', 'Cevio', 'Locarno'],
  ['Simmental', 'Zweisimmen', 'Thun'],
  ['Entlebuch', 'Schüpfheim', 'Luzern'],
  ['Weinland', 'Andelfingen', 'Winterthur'],
  ['Knonaueramt', 'Affoltern am Albis', 'Zürich'],
  ['Säuliamt', 'Hedingen', 'Zürich'],
  ['Lötschental', 'Kippel', 'Visp'],
  ['Goms', 'Fiesch', 'Brig'],
  ["Val d'Anniviers", 'Grimentz', 'Sierre'],
  ['Laufental', 'Laufen BL', 'Liestal'],
  ['Linthgebiet', 'Rapperswil', 'Glarus'],
  ['March', 'Lachen SZ', 'Wollerau'],
  ['Wynental', 'Menziken', 'Aarau'],
  ['Schwarzbubenland', 'Dornach', 'Olten'],
  ["Pays d'Enhaut", "Château-d'Oex", 'Montreux'],
  ['Val Poschiavo', 'Poschiavo', 'Chur'],
  ['Glarnerland', 'Glarus', 'Chur'],
  ['Rive droite', 'Meyrin', 'Carouge GE'],
  ['Schanfigg', 'Langwies', 'Chur'],
  ['Rafzerfeld', 'Rafz', 'Bülach'],
  ['Terre Sainte', 'Coppet', 'Nyon'],
  ['Mutschellen', 'Berikon', 'Bremgarten AG'],
  ['Val Bedretto', 'Bedretto', 'Airolo'],
  ['Vallon de Saint-Imier', 'Courtelary', 'Tavannes'],
])('the region %s has %s in it and not %s', (region, inside, outside) => {
  const query = gazetteer.resolveQuery(region);
  expect(query).toMatchObject({ kind: 'region' });
  expect(query).not.toHaveProperty('corrected');
  const [isInside, isOutside] = [inside, outside].map((text) => {
    const { municipality = '', canton } = gazetteer.resolvePlace(text) ?? {};
    return (
      (canton !== undefined && query?.cantons?.includes(canton)) ||
      [...(query?.municipalities ?? [])].some((key) => key === municipalityKey(municipality, canton))
    );
  });
  expect([isInside, isOutside]).toEqual([true, false]);
});

it.each([
  ['Nord vaudois', 'VD'],
  ['Region Simmental', 'BE'],
  ['Lago di Lugano', 'TI'],
  ['Liechtenstein', 'LI'],
  ['Berlin, Deutschland', 'DE'],
  ['Baden-Württemberg', 'DE'],
  ['Pays de Gex', 'FR'],
  ['Konstanz, Zürich', 'DE'],
])('a job in %s is in %s', (text, expected) => {
  const { canton, country } = gazetteer.resolvePlace(text) ?? {};
  expect(canton ?? country).toBe(expected);
});

it('a known name is never corrected, and a correction begins with the same letter or sound', () => {
  for (const text of ['Lötschental', 'Ouchy', 'Simmental'])
    expect(gazetteer.resolveQuery(text)).not.toHaveProperty('corrected');
  expect(gazetteer.resolveQuery('Zermat')).toMatchObject({ corrected: 'Zermatt' });
  expect(gazetteer.resolveQuery('Filisur')).not.toHaveProperty('corrected');
  expect(gazetteer.resolveQuery('Kernier')).toMatchObject({ corrected: 'Cernier' });
  expect(gazetteer.resolveQuery('Mucens')).toBeUndefined();
});
