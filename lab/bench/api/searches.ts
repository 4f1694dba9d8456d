import { RARE } from '../search/make-board';

export const HOME = '/api/jobs/?page_size=6';
export const PLACE = `location=${encodeURIComponent('zürich')}`;
const NINE = `keyword=nacht&${PLACE}&min_salary=4000&max_salary=9000&contract_type=permanent&activity_rate=100&salary_type=monthly&start_date=2024-01-01&end_date=2029-01-01`;
const AROUND = `location=${encodeURIComponent('Bern')}&radius=25`;
/** Forty, so that no request finds what the one before has just read. */
const OCCUPATIONS =
  'Krankenschwester cuisinier falegname accountant Pflege Chauffeur insegnante Koch Schreiner Maurer Elektriker Buchhalter Kellner Gärtner Maler infirmière comptable vendeuse mécanicien ingénieur serveuse secrétaire boulanger électricien cuoco infermiera muratore contabile autista magazziniere commesso cameriere parrucchiera giardiniere nurse teacher driver designer cook electrician'.split(
    ' ',
  );
/** Each with two letters exchanged. */
const MISTYPED = OCCUPATIONS.map((word) => {
  const at = Math.floor(word.length / 2);
  return `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
});
const TOWNS = ['Zürich', 'Genf', 'Lausanne', 'Wil', 'Bellinzona', 'Chur'];
const pickEach = (words: readonly string[], time: number) => words[time % words.length] ?? '';
const suggest = (field: 'keyword' | 'location', text: string) =>
  `/api/jobs/suggestions/?field=${field}&text=${encodeURIComponent(text)}`;

/** Paths of one client's requests by name; they vary with the number of the request and of the jobs. */
export const SEARCHES: Readonly<Record<string, (time: number, jobs: number) => string>> = {
  home: () => HOME,
  keyword: () => `${HOME}&keyword=nacht`,
  'keyword and location': () => `${HOME}&keyword=nacht&${PLACE}`,
  occupation: (time) => `${HOME}&keyword=${encodeURIComponent(pickEach(OCCUPATIONS, time))}`,
  'occupation around a place': (time) =>
    `${HOME}&keyword=${encodeURIComponent(pickEach(OCCUPATIONS, time))}&${AROUND}`,
  'mistyped occupation': (time) => `${HOME}&keyword=${encodeURIComponent(pickEach(MISTYPED, time))}`,
  'suggestions of keywords': (time) =>
    suggest('keyword', pickEach(OCCUPATIONS, time).slice(0, 2 + (time % 4))),
  'suggestions of places': (time) => suggest('location', pickEach(TOWNS, time).slice(0, 2 + (time % 4))),
  'similar jobs': (time, jobs) => `/api/jobs/${1 + ((time * 7919) % jobs)}/similar/`,
  'pay comparison': (time, jobs) => `/api/jobs/${1 + ((time * 7919) % jobs)}/pay/`,
  'nine filters': () => `${HOME}&${NINE}`,
  'rare word': () => `${HOME}&keyword=${RARE.word}`,
  'absent word': () => `${HOME}&keyword=quatschwort`,
  'deep page': (time, jobs) => `${HOME}&page=${Math.floor((jobs * 0.85) / 6) + (time % 100)}`,
  'facets of an occupation': (time) =>
    `/api/jobs/facets/?keyword=${encodeURIComponent(pickEach(OCCUPATIONS, time))}`,
  facets: () => '/api/jobs/facets/',
};
