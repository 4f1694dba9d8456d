import type { AlertQuery, Job } from '@metier/sdk/contract';
import {
  choicesTexts,
  formatJobRate,
  formatJobSalary,
  labelOf,
  matchReasonsTexts,
  textsIn,
  toInlineLabel,
} from '@metier/sdk/rules';
import { readCurrentLanguage } from '../../languages/current-language';
import { alertsTexts as texts } from './alerts.texts';

const MAX_EXCERPT_LENGTH = 120;

/** Why a job is in a mail: where it has the keyword, as the card of the search shows, and the filters it fits. */
export function describeReason(job: Job, query: AlertQuery): string {
  return [describeMatch(job), describeFilters(job, query)].filter(Boolean).join('. ');
}

function describeMatch({ match }: Job): string {
  if (!match) return '';
  const { found_in: place, excerpt } = match;
  if (place === 'title') return texts.title;
  if (place === 'location') return texts.location;
  if (place !== 'description' && place !== 'benefits')
    return textsIn(readCurrentLanguage(), matchReasonsTexts)[place];
  const { before = '', match: word = '', after = '' } = excerpt ?? {};
  const text = `${before}${word}${after}`.replace(/\s+/g, ' ').trim();
  const quoted = text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH - 1)}…` : text;
  return texts[place](`“${quoted}”`);
}

/** The job's own values of the filtered facts. */
function describeFilters(job: Job, query: AlertQuery): string {
  const language = readCurrentLanguage();
  const { contractTypes, workModes, levels, jobLanguages } = textsIn(language, choicesTexts);
  // A job does not say its level; of a single one it is known.
  const [level, ...otherLevels] = query.level ?? [];
  const hasSalary = query.min_salary !== undefined || query.max_salary !== undefined;
  const facts = [
    (query.location || query.canton) && texts.in(job.location),
    query.contract_type && toInlineLabel(labelOf(contractTypes, job.contract_type), language),
    query.activity_rate && formatJobRate(job),
    query.work_mode && toInlineLabel(labelOf(workModes, job.work_mode), language),
    otherLevels.length === 0 && toInlineLabel(labelOf(levels, level), language),
    (hasSalary || query.salary_type) && formatJobSalary(job, language),
    query.language && job.language && labelOf(jobLanguages, job.language),
    query.start_date && texts.start(job.start_date),
    query.end_date && job.end_date && texts.end(job.end_date),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return facts.length > 0 ? texts.filters(facts as string[]) : '';
}
