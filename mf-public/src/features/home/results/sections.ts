import { readUnderstood, type Listing } from '@metier/sdk/api';
import type { Job } from '@metier/sdk/contract';
import type { ListPage } from '@metier/sdk/remote';
import { PAGE_SIZES, pageCount } from '@metier/sdk/rules';
import type { HomeSearch } from '../home-search';
import type { homeTexts } from '../home.texts';

type Total = Pick<Listing<Job>, 'total' | 'isCapped'>;
type Named = keyof typeof homeTexts.sections;

/** Jobs that fit the search alike. */
interface Section extends Total {
  /** Undefined for those that are what was asked. */
  readonly kind: Named | undefined;
}

/** Those of them that are on one page. */
export interface PageSection extends Section {
  /** True below the heading of the list. */
  readonly isFirst: boolean;
  readonly jobs: readonly Job[];
}

const NAMED: readonly string[] = ['nearby', 'elsewhere', 'related', 'mentioned'] satisfies readonly Named[];

/** The parts of the whole list; the last one goes on where more was found than counted. */
function readSections({ headers, total, isCapped }: Listing<Job>): readonly Section[] {
  const sections = readUnderstood({ headers }).sections.map(({ kind, ...section }) => ({
    ...section,
    kind: NAMED.includes(kind) ? (kind as Named) : undefined,
  }));
  const last = sections.length - 1;
  if (last < 0) return [{ kind: undefined, total, isCapped }];
  return sections.map((section, at) => ({ ...section, isCapped: isCapped && at === last }));
}

/** The first part of the list, which its heading counts. */
export const readFirstSection = (listing: Listing<Job>): Section =>
  readSections(listing)[0] ?? { kind: undefined, total: 0 };

interface ResultTexts {
  readonly results: (total: Total) => string;
  readonly sections: Readonly<Record<Named, (total: Total) => string>>;
}

/** The heading of the list: what was asked, or else what comes nearest to it. */
export function nameResults({ results, sections }: ResultTexts, listing: Listing<Job>): string {
  const { kind, ...total } = readFirstSection(listing);
  return kind ? sections[kind](total) : results(total);
}

/**
 * Jobs that only mention the keyword, which are folded where there is a page of others. Undefined where they are
 * shown.
 */
export function findFolded(search: HomeSearch, page: ListPage<Job>): Total | undefined {
  const mentioned = readSections(page).find(({ kind }) => kind === 'mentioned');
  const others = page.total - (mentioned?.total ?? 0);
  if (search.mentions || others < PAGE_SIZES.home) return undefined;
  return page.page > pageCount(others, PAGE_SIZES.home) ? undefined : mentioned;
}

/** The jobs of a page by what they have of the search; without those that are folded. */
export function partPage(search: HomeSearch, page: ListPage<Job>): readonly PageSection[] {
  const folded = findFolded(search, page);
  const offset = (page.page - 1) * PAGE_SIZES.home;
  let start = 0;
  return readSections(page).flatMap((section, at) => {
    const [from, to] = [start - offset, (start += section.total) - offset];
    const jobs = page.items.slice(Math.max(0, from), section.isCapped ? undefined : Math.max(0, to));
    const isHidden = jobs.length === 0 || (folded && section.kind === 'mentioned');
    return isHidden ? [] : [{ ...section, isFirst: at === 0, jobs }];
  });
}
