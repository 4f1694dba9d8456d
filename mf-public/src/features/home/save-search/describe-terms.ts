import {
  choicesTexts,
  formatDate,
  formatMoney,
  labelOf,
  regionsTexts,
  textsIn,
  toInlineLabel,
  type Language,
} from '@metier/sdk/rules';
import { listTerms, listValues, type TermName, type NamedTerms, type Terms } from '../home-search';
import { homeTexts } from '../home.texts';

/** A single salary type is named by its own term. */
const describeBound = (value: string, { salary_type }: Terms, language: Language) => {
  const { terms: texts } = textsIn(language, homeTexts);
  return salary_type.length === 1
    ? formatMoney(value, undefined, language)
    : texts.monthly(formatMoney(value, undefined, language));
};

/** One value of a search's term in words: `canton Bern`; an invalid value is repeated verbatim. */
export function describeValue(name: TermName, value: string, search: NamedTerms, language: Language): string {
  const { terms: texts } = textsIn(language, homeTexts);
  const choices = textsIn(language, choicesTexts);
  switch (name) {
    case 'keyword':
    case 'location':
    case 'radius':
    case 'published_within':
      return texts[name](value);
    case 'contract_type':
      return toInlineLabel(labelOf(choices.contractTypes, value), language);
    case 'activity_rate':
      return texts.rate(value);
    case 'work_mode':
      return toInlineLabel(labelOf(choices.workModes, value), language);
    case 'level':
      return toInlineLabel(labelOf(choices.levels, value), language);
    case 'min_salary':
      return texts.minSalary(describeBound(value, search, language));
    case 'max_salary':
      return texts.maxSalary(describeBound(value, search, language));
    case 'salary_type':
      return labelOf(choices.salaryTypes, value);
    case 'canton':
      return texts.canton(labelOf(textsIn(language, regionsTexts), value));
    case 'company':
      return texts.company(search.companies?.[value] ?? value);
    case 'language':
      return texts.language(labelOf(choices.jobLanguages, value));
    case 'start_date':
      return texts.start(formatDate(value, language) ?? value);
    case 'end_date':
      return texts.end(formatDate(value, language) ?? value);
  }
}

/** A term in words: `permanent or internship`. */
export const describeTerm = (name: TermName, search: NamedTerms, language: Language): string => {
  const { terms: texts } = textsIn(language, homeTexts);
  return listValues(search, name)
    .map((value) => describeValue(name, value, search, language))
    .join(texts.or);
};

/** Label of the link that removes a term: the typed text, or the filter in words. */
export const nameTerm = (name: TermName, search: NamedTerms, language: Language): string =>
  name === 'keyword' || name === 'location' ? search[name] : describeTerm(name, search, language);

/** The whole search in words: `for “care”, in Bern, permanent`. */
export const describeSearch = (search: NamedTerms, language: Language): string => {
  const { terms: texts } = textsIn(language, homeTexts);
  return (
    listTerms(search)
      .map((name) => describeTerm(name, search, language))
      .join(', ') || texts.none
  );
};
