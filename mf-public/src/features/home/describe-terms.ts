import {
  CONTRACT_TYPES,
  formatDate,
  formatMoney,
  JOB_LANGUAGES,
  labelOf,
  REGIONS,
  SALARY_TYPES,
  WORK_MODES,
} from '@metier/sdk/rules';
import { listTerms, listValues, type TermName, type Terms } from './home-search';
import { homeTexts } from './home.texts';

const { terms: texts } = homeTexts;

const DESCRIBE: Readonly<Record<TermName, (value: string, search: Terms) => string>> = {
  keyword: texts.keyword,
  location: texts.location,
  radius: texts.radius,
  contract_type: (value) => labelOf(CONTRACT_TYPES, value).toLowerCase(),
  activity_rate: texts.rate,
  work_mode: (value) => labelOf(WORK_MODES, value).toLowerCase(),
  min_salary: (value, search) => texts.minSalary(describeBound(value, search)),
  max_salary: (value, search) => texts.maxSalary(describeBound(value, search)),
  salary_type: (value) => labelOf(SALARY_TYPES, value),
  canton: (value) => texts.canton(labelOf(REGIONS, value)),
  language: (value) => texts.language(labelOf(JOB_LANGUAGES, value)),
  start_date: (value) => texts.start(formatDate(value) ?? value),
  end_date: (value) => texts.end(formatDate(value) ?? value),
};

/** A single salary type is named by its own term. */
const describeBound = (value: string, { salary_type }: Terms) =>
  salary_type.length === 1 ? formatMoney(value) : texts.monthly(formatMoney(value));

/** One value of a search's term in words: `canton Bern`; an invalid value is repeated verbatim. */
export const describeValue = (name: TermName, value: string, search: Terms): string =>
  DESCRIBE[name](value, search);

/** A term in words: `permanent or internship`. */
const describeTerm = (name: TermName, search: Terms): string =>
  listValues(search, name)
    .map((value) => describeValue(name, value, search))
    .join(texts.or);

/** Label of the link that removes a term: the typed text, or the filter in words. */
export const nameTerm = (name: TermName, search: Terms): string =>
  name === 'keyword' || name === 'location' ? search[name] : describeTerm(name, search);

/** The whole search in words: `for “care”, in Bern, permanent`. */
export const describeSearch = (search: Terms): string =>
  listTerms(search)
    .map((name) => describeTerm(name, search))
    .join(', ') || texts.none;
