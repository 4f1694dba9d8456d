import { openGazetteer } from './gazetteer';
import { municipalityKey } from './place-index';
import { findPlacesFolder, readTable, splitList } from './read-table';

const gazetteer = openGazetteer();
const read = (file: string) => readTable(findPlacesFolder(), file);
const localities = read('localities.csv').map(
  ([code = '', locality = '', municipality = '', canton = '']) => ({ code, locality, municipality, canton }),
);

const cantonOf = (text: string) => gazetteer.resolvePlace(text)?.canton ?? '';

test.each([
  ['Wil SG', 'Wil', 'SG'],
  ['9500 Wil', 'Wil', 'SG'],
  ['Gossau SG', 'Gossau', 'SG'],
  ['Altstätten SG', 'Altstätten', 'SG'],
  ['Rüti ZH', 'Rüti', 'ZH'],
  ['Teufen AR', 'Teufen', 'AR'],
  ['Hergiswil NW', 'Hergiswil', 'NW'],
  ['Wald ZH', 'Wald', 'ZH'],
  ['Roggwil BE', 'Roggwil', 'BE'],
  ['Laupen ZH', 'Wald', 'ZH'],
  ['9012 St. Gallen', 'St. Gallen', 'SG'],
  ['6010 Kriens', 'Kriens', 'LU'],
  ['9100 Herisau', 'Herisau', 'AR'],
  ['9042 Speicher', 'Speicher', 'AR'],
  ['2072 St-Blaise', 'St-Blaise', 'NE'],
])('%s is in %s, %s', (text, municipality, canton) => {
  expect(gazetteer.resolvePlace(text)).toMatchObject({ municipality, canton });
});

it('each pair of code and name is listed once', () => {
  const pairs = localities.map(({ code, locality }) => `${code} ${locality}`);
  expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([]);
});

it('a locality whose name ends in a canton is in it', () => {
  const wrong = localities.filter(({ locality, canton }) => {
    const [, ending] = / ([A-Z]{2})$/.exec(locality) ?? [];
    return ending !== undefined && cantonOf(locality) !== (ending === 'FL' ? '' : canton && ending);
  });
  expect(wrong).toEqual([]);
});

it('a locality is in the canton, and in a municipality of its name if the canton has one', () => {
  const known = new Set(localities.map(({ municipality, canton }) => `${municipality} ${canton}`));
  const listed = new Set(localities.map((row) => [row.locality, row.municipality, row.canton].join()));
  const wrong = localities.filter(({ code, locality, canton }) => {
    const place = gazetteer.resolvePlace(`${code} ${locality}`);
    if (!place || (place.canton ?? '') !== canton) return true;
    const plain = locality.replace(/ [A-Z]{2}$/, '');
    if (known.has(`${plain} ${canton}`)) return place.municipality !== plain;
    return !listed.has([locality, place.municipality, canton].join());
  });
  expect(wrong).toEqual([]);
});

it('every municipality of a region and every postal code of a quarter is listed', () => {
  const known = new Set([
    ...localities.map(({ municipality, canton }) => municipalityKey(municipality, canton || undefined)),
    ...read('neighbours.csv').map(([name = '']) => municipalityKey(name, undefined)),
  ]);
  const named = read('regions.csv').flatMap(([, , municipalities = '']) => splitList(municipalities));
  const keys = named.map((part) => {
    const [, name = part, canton] = /^(.*) ([A-Z]{2})$/.exec(part) ?? [];
    return municipalityKey(name, canton);
  });
  expect(keys.filter((key) => !known.has(key))).toEqual([]);
  const codes = new Set(
    localities.map(({ code, municipality, canton }) => [code, municipality, canton].join()),
  );
  const ofQuarters = read('quarters.csv').flatMap(([, municipality, canton, listed = '']) =>
    splitList(listed).map((code) => [code, municipality, canton].join()),
  );
  expect(ofQuarters.filter((code) => !codes.has(code))).toEqual([]);
});
