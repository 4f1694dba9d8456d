import { join } from 'node:path';
import { foldText } from '../../../../server/src/testing/relevance/fold-text';
import { readFacts } from '../../../../server/src/testing/relevance/predicates';
import { readSearches } from '../../../../server/src/testing/relevance/read-searches';
import { readBoard } from './read-board';

/** The judged searches of this board; names in them are tags of its advertisements. */
export function readFreshSearches() {
  const tags = new Set(readBoard().flatMap((ad) => ad.tags));
  return readSearches(join(__dirname, 'searches'), (name) =>
    tags.has(name) ? (facts) => facts.tags?.includes(name) ?? false : undefined,
  );
}

/** Reads a job with what its advertisement says of itself; throws if two have the same title, place and company. */
export function readFreshFacts(): typeof readFacts {
  const toKey = (...parts: readonly string[]) => parts.join('|');
  const ads = readBoard();
  const found = new Map(ads.map((ad) => [toKey(ad.title, ad.place, ad.company.name), ad]));
  if (found.size < ads.length) throw new Error('Two advertisements have one title, place and company.');
  return (job) => {
    const ad = found.get(toKey(job.title, job.location, job.company));
    if (!ad) throw new Error(`Not of this board: ${job.title}`);
    const { tags, language, canton } = ad;
    return { ...readFacts(job), place: foldText(ad.place), tags, language, canton: foldText(canton) };
  };
}
