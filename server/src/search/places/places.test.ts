import { sql } from 'drizzle-orm';
import { jobPlaces } from '../../db/schema/index';
import { startTestApp } from '../../testing/index';
import { openGazetteer } from './gazetteer';
import { findPlaces, nearestPlaces } from './places';
import { SLOWNESS } from '../../testing/depth';

const test = startTestApp();

const TEXTS = [
  'Zürich, ZH',
  '8050 Zürich',
  'Winterthur',
  'Bern, BE',
  'Wabern',
  'Köniz',
  'Bernex',
  'Zürich / Bern',
  'Remote',
  'Genève, télétravail possible',
  'Lausanne',
  'Renens VD',
  'Vaduz',
  'Wonderland 100%',
  'Berner Oberland',
  'Region Simmental',
  'Konstanz',
  'Zürich Oerlikon',
];

const add = (...texts: string[]) =>
  test.dependencies.db
    .insert(jobPlaces)
    .values(texts.map((text) => ({ place: sql`fold_text(${text})` })))
    .onConflictDoNothing();

const find = async (location: string, radiusKm?: number) =>
  [...(await findPlaces(test.dependencies.db, location, radiusKm)).texts].sort();

beforeAll(() => add(...TEXTS));

it.each([
  ['Bern', ['bern, be', 'zurich / bern']],
  ['Berne', ['bern, be', 'zurich / bern']],
  ['Köniz', ['koniz', 'wabern']],
  ['Wabern', ['wabern']],
  ['Turitg', ['8050 zurich', 'zurich / bern', 'zurich oerlikon', 'zurich, zh']],
  ['8001', ['zurich / bern', 'zurich, zh']],
  ['Oerlikon', ['8050 zurich', 'zurich oerlikon']],
  ['Zürich, Kreis 11', ['8050 zurich', 'zurich oerlikon']],
  ['Oberland bernois', ['berner oberland']],
  ['Simmental', ['region simmental']],
  ['Kanton Bern', ['bern, be', 'berner oberland', 'koniz', 'region simmental', 'wabern', 'zurich / bern']],
  ['Konstanz', ['konstanz']],
  ['Uetliberg', ['8050 zurich', 'zurich / bern', 'zurich oerlikon', 'zurich, zh']],
  ['Bodensee', ['konstanz']],
  ['Kanton Zürich', ['8050 zurich', 'winterthur', 'zurich / bern', 'zurich oerlikon', 'zurich, zh']],
  ['Romandie', ['bernex', 'geneve, teletravail possible', 'lausanne', 'renens vd']],
  ['Liechtenstein', ['vaduz']],
  ['Homeoffice', ['geneve, teletravail possible', 'remote']],
  ['wonder', ['wonderland 100%']],
  ['d 100%', ['wonderland 100%']],
  ['Sursee', []],
])('%s finds the places in it', async (location, expected) => {
  expect(await find(location)).toEqual(expected);
});

it('finds the places around a town', async () => {
  expect(await find('Lausanne', 5)).toEqual(['lausanne', 'renens vd']);
  expect(await find('Zürich', 30)).toContain('winterthur');
  expect(await find('Zürich', 5)).not.toContain('winterthur');
});

it('finds the places around each town of a region, which is wide by itself, at half the distance', async () => {
  expect(await find('Uetliberg', 60)).toContain('winterthur');
  expect(await find('Uetliberg', 20)).not.toContain('winterthur');
  expect(await find('Kanton Zürich', 60)).not.toContain('bern, be');
});

it('says what it took a misspelt text for', async () => {
  const found = await findPlaces(test.dependencies.db, 'Lausane');
  expect(found).toMatchObject({
    kind: 'locality',
    label: 'Lausanne',
    corrected: 'Lausanne',
    texts: ['lausanne'],
  });
});

it('finds a place that was posted a moment ago, and one that was committed late', async () => {
  await find('Chur');
  await add('Chur GR');
  expect(await find('Chur')).toEqual(['chur gr']);
  await test.dependencies.db.execute(
    sql`insert into job_places (id, place) overriding system value values (-1, '7000 chur')`,
  );
  expect(await find('Coire')).toEqual(['7000 chur', 'chur gr']);
});

it('lists the nearest places when there is none', async () => {
  const query = openGazetteer().resolveQuery('Pully');
  const nearest = await nearestPlaces(test.dependencies.db, query, 2);
  expect(nearest.map(({ location }) => location)).toEqual(['Lausanne', 'Renens']);
  expect(nearest[0]?.distanceKm).toBeCloseTo(2.3, 0);
});

it('survives thousands of hostile places', async () => {
  const { db } = test.dependencies;
  await db.execute(
    sql`insert into job_places (place) select 'bern ' || repeat('x', 150) || n from generate_series(1, 3000) as n`,
  );
  const start = process.cpuUsage();
  expect((await find('Bern')).length).toBeGreaterThan(3_000);
  expect(process.cpuUsage(start).user).toBeLessThan(5_000_000 * SLOWNESS);
  expect(await findPlaces(db, 'xxx')).toMatchObject({ kind: 'text', isTruncated: true });
});
