import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { splitLanguage, swissToday, type Language } from '@metier/sdk/rules';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../../dependencies';
import { RENDERER_ADDRESS } from '../../http/session/visitor';
import { networkOf } from '../../http/throttle/networks';
import { isKeywordAlone, keyOfWords, readUnreadWords, type JobFilter } from '../../search/index';
import { hashWithKey } from '../../signing';
import { createNotesBuffer } from './notes-buffer';

const MAX_REMEMBERED = 50_000;
const MAX_OUTCOMES = 2_000;
/** What a network may add in a day, which may be that of a whole school. */
const MAX_OF_NETWORK = 1_000;

type Sender = Pick<FastifyRequest, 'ip' | 'headers'>;

/** What became of the search for a keyword. */
interface Outcome {
  readonly words: string;
  readonly empty: number;
  readonly leftOut: number;
  readonly widened: number;
}

interface Searched {
  /** The requested filter, and the one that found the jobs. */
  readonly filter: JobFilter;
  readonly searched: JobFilter;
  readonly total: number;
  readonly language: Language;
}

/**
 * Counts searches for words that name no occupation, and what is opened from their results: each visitor once a day,
 * by a hash of address and browser that leaves the memory only as one of 32 bits.
 */
export interface SearchNotes {
  /** Notes a search; of the renderer's, only what became of it. False for one that the search understands. */
  noteSearch(sender: Sender, search: Searched): boolean;
  /** Notes the search of a rendered page that is sent to a visitor. */
  notePage(sender: Sender, address: URL, language: Language): void;
  /** Notes that a job is opened from results, which the browser names as the page that it comes from. */
  noteOpening(sender: Sender, job: number, language: Language): void;
  /** Writes what has been collected; it is kept for the next time when the database is away. */
  flush(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    searchNotes: SearchNotes;
  }
}

type Basis = Pick<Dependencies, 'db' | 'clock' | 'config'>;

export function createSearchNotes(
  { db, clock, config }: Basis,
  log: Pick<FastifyBaseLogger, 'warn'>,
): SearchNotes {
  const outcomes = new LRUCache<string, Outcome>({ max: MAX_OUTCOMES });
  const seen = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  const ofNetworks = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  const buffer = createNotesBuffer(db, log);
  let today = '';

  function startDay(): void {
    const day = swissToday(clock());
    if (day === today) return;
    today = day;
    seen.clear();
    ofNetworks.clear();
  }

  /** The bit of a visitor who has not been counted for this yet; the renderer is none. */
  function findBit({ ip, headers }: Sender, key: string, job: number): number | undefined {
    if (ip === RENDERER_ADDRESS) return undefined;
    const visitor = hashWithKey(config.sessionSecret, `${key} ${ip} ${headers['user-agent'] ?? ''}`);
    const mark = `${visitor.toString('base64url')} ${job}`;
    const network = networkOf(ip);
    const added = ofNetworks.get(network) ?? 0;
    if (seen.has(mark) || added >= MAX_OF_NETWORK) return undefined;
    seen.set(mark, true);
    ofNetworks.set(network, added + 1);
    return 1 << (visitor.readUInt8(0) % 32);
  }

  function note(sender: Sender, language: Language, outcome: Outcome, job = 0): void {
    startDay();
    const folded = keyOfWords(outcome.words);
    const key = hashWithKey(config.sessionSecret, `keyword ${language} ${folded}`).toString('base64url');
    const visitors = findBit(sender, key, job);
    if (visitors === undefined) return;
    buffer.add({ ...outcome, day: today, key, language, folded, job, count: 1, visitors });
  }

  return {
    flush: buffer.flush,
    noteSearch(sender, { filter, searched, total, language }) {
      const outcome = describeOutcome(filter, searched, total);
      if (!outcome) return false;
      outcomes.set(`${language} ${filter.keyword}`, outcome);
      note(sender, language, outcome);
      return true;
    },
    notePage(sender, { searchParams }, language) {
      const outcome = outcomes.get(`${language} ${searchParams.get('keyword')?.trim()}`);
      if (outcome) note(sender, language, outcome);
    },
    noteOpening(sender, job, language) {
      const words = readUnreadWords(readKeywordOfPage(sender) ?? '');
      if (words) note(sender, language, { words, empty: 0, leftOut: 0, widened: 0 }, job);
    },
  };
}

/** Undefined for a keyword that the search understands. What is chosen besides may be why nothing is found. */
function describeOutcome(filter: JobFilter, searched: JobFilter, total: number): Outcome | undefined {
  if (!filter.keyword || filter.exact) return undefined;
  const words = readUnreadWords(filter.keyword);
  const isCorrected = searched.keyword !== filter.keyword;
  if (!words || (isCorrected && !readUnreadWords(searched.keyword ?? ''))) return undefined;
  const isAlone = isKeywordAlone(filter);
  return {
    words,
    empty: Number(isAlone && total === 0),
    leftOut: Number(isAlone && searched.leftOut !== undefined),
    widened: Number(isAlone && total > 0 && (isCorrected || searched.reach !== undefined)),
  };
}

/** The keyword of the page of results that a request comes from. */
function readKeywordOfPage({ headers: { referer = '', host } }: Sender): string | undefined {
  if (!URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  const isResults = page.host === host && splitLanguage(page.pathname).path === '/';
  return (isResults && page.searchParams.get('keyword')) || undefined;
}
