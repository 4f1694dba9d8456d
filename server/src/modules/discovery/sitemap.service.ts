import { createCache } from '../../cache/cache';
import { refuse } from '../../errors';
import type { Dependencies } from '../../dependencies';
import { findLastJobId, listActiveJobs } from './discovery.repository';
import { escapeXml } from './escape-xml';

/**
 * Maximum number of URLs in a sitemap. Parts are ranges of ids, so that one stays stable while others grow.
 */
const MOST_JOBS = 50_000;
/** TTL of cached parts; a change of the board invalidates them at once. */
const PART_SECONDS = 10 * 60;
/** `max-age` of the responses. */
export const SITEMAP_SECONDS = 60;
const MAX_CACHED_PARTS = 4;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Pages that exist independently of jobs. */
const PAGES = ['/', '/privacy', '/terms', '/sources', '/support'];

const writeUrl = (address: string, changed?: string) =>
  `<url><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`;

export interface Sitemaps {
  /** The sitemap index with all parts. */
  writeIndex(origin: string): Promise<string>;
  writePages(origin: string): string;
  /** One part of the jobs, counted from 0; 404 beyond the last. */
  writeJobs(origin: string, part: number): Promise<string>;
}

export function createSitemaps({ db, live }: Pick<Dependencies, 'db' | 'live'>): Sitemaps {
  const countParts = async () => Math.floor((await findLastJobId(db)) / MOST_JOBS) + 1;

  async function writePart(origin: string, part: number): Promise<string> {
    const rows = await listActiveJobs(db, part * MOST_JOBS, (part + 1) * MOST_JOBS);
    const urls = rows.map(({ id, createdAt }) =>
      writeUrl(`${origin}/job/${id}`, createdAt.toISOString().slice(0, 10)),
    );
    return `${XML}<urlset ${SCHEMA}>\n${urls.join('')}</urlset>\n`;
  }

  const parts = createCache<string>({ mostEntries: MAX_CACHED_PARTS, ttlMs: PART_SECONDS * 1000 });
  live.subscribe(({ kind }) => {
    if (kind === 'board' || kind === 'gap') parts.invalidate();
  });

  return {
    async writeIndex(origin) {
      const names = Array.from({ length: await countParts() }, (_, part) => `sitemap-jobs-${part}.xml`);
      const entries = ['sitemap-pages.xml', ...names].map(
        (name) => `<sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>\n`,
      );
      return `${XML}<sitemapindex ${SCHEMA}>\n${entries.join('')}</sitemapindex>\n`;
    },
    writePages: (origin) =>
      `${XML}<urlset ${SCHEMA}>\n${PAGES.map((path) => writeUrl(origin + path)).join('')}</urlset>\n`,
    async writeJobs(origin, part) {
      if (part >= (await countParts())) throw refuse.missing();
      return parts.read(`${part} ${origin}`, () => writePart(origin, part));
    },
  };
}
