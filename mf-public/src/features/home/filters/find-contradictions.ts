import type { FieldErrors } from '@metier/sdk/contract';
import { isDate, parseMoney, textsIn, type Language } from '@metier/sdk/rules';
import type { Filters } from '../home-search';
import { homeTexts } from '../home.texts';

/** Filters that exclude each other, with a message for each; invalid values are ignored. */
export function findContradictions(filters: Filters, language: Language): FieldErrors {
  const { contradictions: texts } = textsIn(language, homeTexts).filters;
  const [least, most] = [filters.min_salary, filters.max_salary].map(parseMoney);
  const [start, end] = [filters.start_date, filters.end_date];
  return {
    ...(least && most && Number(least) > Number(most) && { max_salary: [texts.salary] }),
    ...(isDate(start) && isDate(end) && start > end && { end_date: [texts.dates] }),
  };
}
