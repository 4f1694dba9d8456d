import type { JobFilter } from '../../../server/src/search/query/filter';
import { RARE } from './make-board';

/** One kind of search; `share` is the position of its page in the board, from 0 to 1. */
export interface Kind {
  readonly name: string;
  readonly filter: JobFilter;
  readonly share?: number;
}

const NINE: JobFilter = {
  keyword: 'nacht',
  location: 'zürich',
  min_salary: 4000,
  max_salary: 9000,
  contract_type: ['permanent'],
  activity_rate: [100],
  salary_type: ['monthly'],
  start_date: '2024-01-01',
  end_date: '2029-01-01',
};

export const KINDS: readonly Kind[] = [
  { name: 'home', filter: {} },
  { name: 'page at 90 % of the board', filter: {}, share: 0.85 },
  { name: 'one filter', filter: { contract_type: ['permanent'] } },
  { name: 'one filter, page at 30 %', filter: { contract_type: ['permanent'] }, share: 0.3 },
  { name: 'canton', filter: { canton: ['VD'] } },
  {
    name: 'three filters, few jobs',
    filter: { contract_type: ['internship'], activity_rate: [40], canton: ['NE'] },
  },
  { name: 'three cantons', filter: { canton: ['VD', 'GE', 'NE'] } },
  { name: 'hybrid or remote', filter: { work_mode: ['hybrid', 'remote'] } },
  { name: 'on site', filter: { work_mode: ['on_site'] } },
  { name: 'apprenticeships', filter: { level: ['apprenticeship'] } },
  { name: 'skilled work', filter: { level: ['skilled'] } },
  { name: 'language', filter: { language: ['fr'] } },
  { name: 'salary', filter: { salary_type: ['monthly'], min_salary: 5000 } },
  { name: 'salary at 100 %', filter: { min_monthly_salary: 5000 } },
  { name: 'rare word', filter: { keyword: RARE.word } },
  { name: 'absent word', filter: { keyword: 'quatschwort' } },
  { name: 'word in a fifth of all', filter: { keyword: 'nacht' } },
  { name: 'word in half of all', filter: { keyword: 'team' } },
  { name: 'three words', filter: { keyword: 'team nacht koch' } },
  { name: 'two letters', filter: { keyword: 'be' } },
  { name: 'C++', filter: { keyword: 'C++' } },
  { name: 'Node.js', filter: { keyword: 'Node.js' } },
  { name: '50%', filter: { keyword: '50%' } },
  { name: 'place', filter: { location: 'zürich' } },
  { name: 'any place with an e', filter: { location: 'e' } },
  { name: 'word and place', filter: { keyword: 'nacht', location: 'zürich' } },
  { name: 'nine filters', filter: NINE },
];
