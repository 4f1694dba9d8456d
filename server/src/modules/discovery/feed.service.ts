import type { Job } from '@metier/sdk/contract';
import {
  addressIn,
  choicesTexts,
  DEFAULT_LANGUAGE,
  formatJobRate,
  formatJobSalary,
  labelOf,
  parseDescription,
  textsIn,
  toPlainText,
  type Language,
} from '@metier/sdk/rules';
import type { Dependencies } from '../../dependencies';
import { listChanges } from './discovery.repository';
import { escapeXml } from './escape-xml';
import { discoveryTexts } from './discovery.texts';

export interface Feed {
  readonly origin: string;
  /** Query string of the search on the board, with its question mark; '' for the whole board. */
  readonly search: string;
  readonly terms: readonly string[];
  readonly language: Language;
  /** Newest first. */
  readonly jobs: readonly Job[];
  /** Timestamps of the last change, by the job's id. */
  readonly changes: ReadonlyMap<number, string>;
}

const MAX_SUMMARY_LENGTH = 400;

function summarise(job: Job, language: Language): string {
  const facts = [
    job.location,
    labelOf(textsIn(language, choicesTexts).contractTypes, job.contract_type),
    formatJobRate(job),
    formatJobSalary(job, language),
  ];
  const { overview } = parseDescription(job.description);
  const text = `${facts.filter(Boolean).join(' · ')}\n${toPlainText(overview)}`;
  return text.length > MAX_SUMMARY_LENGTH ? `${text.slice(0, MAX_SUMMARY_LENGTH - 1)}…` : text;
}

const changeOf = ({ changes }: Pick<Feed, 'changes'>, job: Job) => changes.get(job.id) ?? job.created_at;

function writeEntry({ origin, language, changes }: Feed, job: Job): string {
  const address = origin + addressIn(language, `/job/${job.id}`);
  const id = `${origin}/job/${job.id}`;
  return [
    '<entry>',
    `<id>${escapeXml(id)}</id>`,
    `<title>${escapeXml(job.title)}</title>`,
    `<link href="${escapeXml(address)}"/>`,
    `<author><name>${escapeXml(job.company || discoveryTexts.site)}</name></author>`,
    `<published>${job.created_at}</published><updated>${changeOf({ changes }, job)}</updated>`,
    `<summary>${escapeXml(summarise(job, language))}</summary>`,
    '</entry>',
  ].join('');
}

/** When each of these jobs has changed last, as a timestamp by its id. */
export async function listJobChanges(
  { db }: Pick<Dependencies, 'db'>,
  jobs: readonly Job[],
): Promise<Map<number, string>> {
  const changes = await listChanges(
    db,
    jobs.map(({ id }) => id),
  );
  return new Map(changes.map(({ id, changedAt }) => [id, changedAt.toISOString()]));
}

/** Serializes the newest jobs of a search as an Atom feed. */
export function writeFeed(feed: Feed): string {
  const { origin, search, terms, jobs, language } = feed;
  const query = new URLSearchParams(search);
  if (language !== DEFAULT_LANGUAGE) query.set('lang', language);
  const self = `${origin}/feed.atom${query.size > 0 ? `?${query}` : ''}`;
  const board = addressIn(language, `/${search}`);
  const [updated = new Date(0).toISOString()] = jobs
    .map((job) => changeOf(feed, job))
    .sort()
    .reverse();
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${escapeXml(self)}</id>`,
    `<title>${escapeXml(textsIn(language, discoveryTexts).feed(terms))}</title>`,
    `<updated>${updated}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${origin}${board}`)}"/>`,
    ...jobs.map((job) => writeEntry(feed, job)),
    '</feed>\n',
  ].join('\n');
}
