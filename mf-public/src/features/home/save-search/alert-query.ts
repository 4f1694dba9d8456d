import type { AlertQuery } from '@metier/sdk/contract';
import type { HomeSearch } from '../home-search';

/** An invalid number is sent as it is typed, so that the server reports it. */
const readNumber = (text: string): number | string | undefined =>
  text === '' ? undefined : Number.isNaN(Number(text)) ? text : Number(text);

const list = (values: readonly string[]) => (values.length > 0 ? values : undefined);

/** The terms of a search as the API takes them in a body. */
export function toAlertQuery(search: HomeSearch): AlertQuery {
  const query = {
    keyword: search.keyword || undefined,
    location: search.location || undefined,
    radius: readNumber(search.radius),
    contract_type: list(search.contract_type),
    activity_rate: list(search.activity_rate)?.map(readNumber),
    work_mode: list(search.work_mode),
    level: list(search.level),
    min_salary: readNumber(search.min_salary),
    max_salary: readNumber(search.max_salary),
    salary_type: list(search.salary_type),
    canton: list(search.canton),
    company: list(search.company)?.map(readNumber),
    language: list(search.language),
    start_date: search.start_date || undefined,
    end_date: search.end_date || undefined,
    exact: search.exact ? true : undefined,
    without: search.without || undefined,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as AlertQuery;
}
