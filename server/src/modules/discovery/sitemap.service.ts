import { companyPath } from '@metier/sdk/rules';
import { createCache } from '../../cache/cache';
import type { Queryable } from '../../db/database';
import { refuse } from '../../errors';
import type { Dependencies } from '../../dependencies';
import {
  findLastCompanyId,
  findLastJobId,
  listActiveJobs,
  listHiringCompanies,
} from './discovery.repository';
import { escapeXml } from './escape-xml';

/**
 * Maximum number of URLs in a sitemap. Parts are ranges of ids, so that one stays stable while others grow.
 */
const MOST_URLS = 50_000;
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

/** What the parts of a sitemap list. */
export type SitemapKind = 'jobs' | 'companies';

interface SitemapRows {
  findLastId(db: Queryable): Promise<number>;
  /** Path and day of the last change of those with ids in [from, before). */
  list(db: Queryable, from: number, before: number): Promise<{ path: string; changed?: string }[]>;
}

const ROWS: Readonly<Record<SitemapKind, SitemapRows>> = {
  jobs: {
    findLastId: findLastJobId,
    list: async (db, from, before) =>
      (await listActiveJobs(db, from, before)).map(({ id, createdAt }) => ({
        path: `/job/${id}`,
        changed: createdAt.toISOString().slice(0, 10),
      })),
  },
  companies: {
    findLastId: findLastCompanyId,
    list: async (db, from, before) =>
      (await listHiringCompanies(db, from, before)).map(({ id, name }) => ({ path: companyPath(id, name) })),
  },
};

export interface Sitemaps {
  /** The sitemap index with all parts. */
  writeIndex(origin: string): Promise<string>;
  writePages(origin: string): string;
  /** One part of the jobs or companies, counted from 0; 404 beyond the last. */
  writePart(origin: string, kind: SitemapKind, part: number): Promise<string>;
}

export function createSitemaps({ db, live }: Pick<Dependencies, 'db' | 'live'>): Sitemaps {
  const countParts = async (kind: SitemapKind) =>
    Math.floor((await ROWS[kind].findLastId(db)) / MOST_URLS) + 1;
  const nameParts = async (kind: SitemapKind) =>
    Array.from({ length: await countParts(kind) }, (_, part) => `sitemap-${kind}-${part}.xml`);

  async function writePart(origin: string, kind: SitemapKind, part: number): Promise<string> {
    const rows = await ROWS[kind].list(db, part * MOST_URLS, (part + 1) * MOST_URLS);
    const urls = rows.map(({ path, changed }) => writeUrl(`${origin}${path}`, changed));
    return `${XML}<urlset ${SCHEMA}>\n${urls.join('')}</urlset>\n`;
  }

  const parts = createCache<string>({ mostEntries: MAX_CACHED_PARTS, ttlMs: PART_SECONDS * 1000 });
  live.subscribe(({ kind }) => {
    if (kind === 'board' || kind === 'gap') parts.invalidate();
  });

  return {
    async writeIndex(origin) {
      const names = [...(await nameParts('jobs')), ...(await nameParts('companies'))];
      const entries = ['sitemap-pages.xml', ...names].map(
        (name) => `<sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>\n`,
      );
      return `${XML}<sitemapindex ${SCHEMA}>\n${entries.join('')}</sitemapindex>\n`;
    },
    writePages: (origin) =>
      `${XML}<urlset ${SCHEMA}>\n${PAGES.map((path) => writeUrl(origin + path)).join('')}</urlset>\n`,
    async writePart(origin, kind, part) {
      if (part >= (await countParts(kind))) throw refuse.missing();
      return parts.read(`${kind} ${part} ${origin}`, () => writePart(origin, kind, part));
    },
  };
}
