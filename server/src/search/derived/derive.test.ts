import { deriveColumns } from './derive';

const listMeanings = (title: string) => deriveColumns({ title, description: '', location: '' }).meanings;

it('a title that names one of several occupations is of that one', () => {
  const meanings = listMeanings('Conducteur / conductrice de bus');
  expect(meanings).toContain('=obus-driver');
  expect(meanings).not.toContain('=otruck-driver');
  expect(listMeanings('Conducteur')).toContain('=otruck-driver');
  expect(listMeanings('Chauffeur Brotauslieferung')).toContain('=odelivery-driver');
  expect(listMeanings('Chauffeur Brotauslieferung')).not.toContain('=otruck-driver');
});

it('beside a trade, an assembler is of that trade', () => {
  expect(listMeanings('Idraulico montatore di impianti')).not.toContain('=gproduction');
  expect(listMeanings('Montatore')).toContain('=gproduction');
});

it('of several fields that a title names, each is meant', () => {
  const meanings = listMeanings('Mécanicien en maintenance automobile');
  expect(meanings).toEqual(expect.arrayContaining(['=ocar-mechanic', '=oindustrial-mechanic']));
});

it('a long word of a title that names nothing is taken for the nearest', () => {
  expect(listMeanings('Elektoinstallateur gesucht')).toContain('=oelectrician');
  expect(listMeanings('Wunderkerze gesucht')).toEqual([]);
});

it('three countries are no roof', () => {
  expect(listMeanings('Field Service Engineer DACH')).not.toContain('=gbuilding-envelope');
  expect(listMeanings('Dachdecker')).toContain('=gbuilding-envelope');
});

it('a field within the name of a skill is none: social media are no social work', () => {
  expect(listMeanings('Mitarbeiterin Social Media')).not.toContain('=gsocial-care');
  expect(listMeanings('Mitarbeiterin Soziales')).toContain('=gsocial-care');
});
