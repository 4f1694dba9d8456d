import type { Job } from '@metier/sdk/contract';
import {
  CONTRACT_TYPES,
  formatJobRate,
  formatJobSalary,
  labelOf,
  parseDescription,
  toPlainText,
} from '@metier/sdk/rules';
import { escapeXml } from './escape-xml';
import { discoveryTexts as texts } from './discovery.texts';

export interface Feed {
  readonly origin: string;
  /** Query string of the search on the board, with its question mark; '' for the whole board. */
  readonly search: string;
  readonly terms: readonly string[];
  /** Newest first. */
  readonly jobs: readonly Job[];
}

const LONGEST_SUMMARY = 400;

function summarise(job: Job): string {
  const facts = [
    job.location,
    labelOf(CONTRACT_TYPES, job.contract_type),
    formatJobRate(job),
    formatJobSalary(job),
  ];
  const { overview } = parseDescription(job.description);
  const text = `${facts.filter(Boolean).join(' · ')}\n${toPlainText(overview)}`;
  return text.length > LONGEST_SUMMARY ? `${text.slice(0, LONGEST_SUMMARY - 1)}…` : text;
}

function writeEntry(origin: string, job: Job): string {
  const address = `${origin}/job/${job.id}`;
  return [
    '<entry>',
    `<id>${escapeXml(address)}</id>`,
    `<title>${escapeXml(job.title)}</title>`,
    `<link href="${escapeXml(address)}"/>`,
    `<author><name>${escapeXml(job.company || texts.site)}</name></author>`,
    `<published>${job.created_at}</published><updated>${job.created_at}</updated>`,
    `<summary>${escapeXml(summarise(job))}</summary>`,
    '</entry>',
  ].join('');
}

/** Serializes the newest jobs of a search as an Atom feed. */
export function writeFeed({ origin, search, terms, jobs }: Feed): string {
  const self = `${origin}/feed.atom${search}`;
  const updated = jobs[0]?.created_at ?? new Date(0).toISOString();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${escapeXml(self)}</id>`,
    `<title>${escapeXml(texts.feed(terms))}</title>`,
    `<updated>${updated}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${origin}/${search}`)}"/>`,
    ...jobs.map((job) => writeEntry(origin, job)),
    '</feed>\n',
  ].join('\n');
}
