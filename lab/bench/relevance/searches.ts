import { serializeDescription, toMonthlySalary } from '@metier/sdk/rules';
import { join } from 'node:path';
import { foldText } from '../../../server/src/testing/relevance/fold-text';
import type { JobFacts, readFacts } from '../../../server/src/testing/relevance/predicates';
import { readSearches } from '../../../server/src/testing/relevance/read-searches';
import { readBoard, type WrittenAd, type WrittenBoard } from './read-board';

/** The judged searches of this board; names in them are tags of its advertisements. Throws if none of these fits. */
export function readWrittenSearches(board: WrittenBoard) {
  const ads = readBoard(board).map(toFacts);
  const tags = new Set(ads.flatMap((ad) => ad.tags));
  const searches = readSearches(join(__dirname, board, 'searches'), (name) =>
    tags.has(name) ? (facts) => facts.tags?.includes(name) ?? false : undefined,
  );
  const hopeless = searches.filter(({ fits }) => fits && !ads.some(fits));
  if (hopeless.length > 0)
    throw new Error(`No advertisement fits: ${hopeless.map(({ line }) => line).join('\n')}`);
  return searches;
}

/** Reads a job as its advertisement says of itself; throws if two have the same title, place and company. */
export function readWrittenFacts(board: WrittenBoard): typeof readFacts {
  const toKey = (...parts: readonly string[]) => parts.join('|');
  const ads = readBoard(board);
  const found = new Map(ads.map((ad) => [toKey(ad.title, ad.place, ad.company.name), toFacts(ad)]));
  if (found.size < ads.length) throw new Error('Two advertisements have one title, place and company.');
  return (job) => {
    const facts = found.get(toKey(job.title, job.location, job.company));
    if (!facts) throw new Error(`Not of this board: ${job.title}`);
    return facts;
  };
}

function toFacts({ rates, salaries, salaryType, ...ad }: WrittenAd) {
  return {
    title: foldText(ad.title),
    company: foldText(ad.company.name),
    place: foldText(ad.place),
    canton: foldText(ad.canton),
    contract: ad.contract,
    rate: String(rates[0]),
    most: String(rates[1]),
    pay: String(toMonthlySalary(salaries[1], salaryType, rates[1])),
    mode: ad.mode,
    language: ad.language,
    text: foldText(`${ad.title}\n${serializeDescription(ad.description)}`),
    tags: ad.tags,
  } satisfies JobFacts;
}
