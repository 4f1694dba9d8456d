import { addressIn, companyPath, OFFERED_LANGUAGES, toSwissDay } from '@metier/sdk/rules';
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
 * Pages in a sitemap, each in all languages. Parts are ranges of ids, so that one stays stable while others grow.
 */
const MAX_PAGES = 10_000;
/** TTL of cached parts; a change of the board invalidates them at once. */
const PART_SECONDS = 10 * 60;
/** `max-age` of the responses. */
export const SITEMAP_SECONDS = 60;
const MAX_CACHED_PARTS = 4;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Pages that exist independently of jobs. */
const PAGES = ['/', '/privacy', '/terms', '/sources', '/support'];

/** A page with its address in each language. */
function writePage(origin: string, path: string, changed?: string): string {
  const alternates = OFFERED_LANGUAGES.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + addressIn(language, path))}"/>`,
  );
  const lastChange = changed ? `<lastmod>${changed}</lastmod>` : '';
  return `<url><loc>${escapeXml(origin + path)}</loc>${lastChange}${alternates.join('')}</url>\n`;
}

const writeUrls = (pages: readonly string[]) =>
  `${XML}<urlset ${SCHEMA} ${ALTERNATES}>\n${pages.join('')}</urlset>\n`;

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
      (await listActiveJobs(db, from, before)).map(({ id, changedAt }) => ({
        path: `/job/${id}`,
        changed: toSwissDay(changedAt.toISOString()),
      })),
  },
  companies: {
    findLastId: findLastCompanyId,
    list: async (db, from, before) =>
      (await listHiringCompanies(db, from, before)).map(({ id, name }) => ({ path: companyPath(id, name) })),
  },
};

export interface Sitemaps {
  writeIndex(origin: string): Promise<string>;
  writePages(origin: string): string;
  /** One part of the jobs or companies, counted from 0; 404 beyond the last. */
  writePart(origin: string, kind: SitemapKind, part: number): Promise<string>;
}

export function createSitemaps({ db, live }: Pick<Dependencies, 'db' | 'live'>): Sitemaps {
  const countParts = async (kind: SitemapKind) =>
    Math.floor((await ROWS[kind].findLastId(db)) / MAX_PAGES) + 1;
  const nameParts = async (kind: SitemapKind) =>
    Array.from({ length: await countParts(kind) }, (_, part) => `sitemap-${kind}-${part}.xml`);

  async function writePart(origin: string, kind: SitemapKind, part: number): Promise<string> {
    const rows = await ROWS[kind].list(db, part * MAX_PAGES, (part + 1) * MAX_PAGES);
    return writeUrls(rows.map(({ path, changed }) => writePage(origin, path, changed)));
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
    writePages: (origin) => writeUrls(PAGES.map((path) => writePage(origin, path))),
    async writePart(origin, kind, part) {
      if (part >= (await countParts(kind))) throw refuse.missing();
      return parts.read(`${kind} ${part} ${origin}`, () => writePart(origin, kind, part));
    },
  };
}
