import type { APIRequestContext } from '@playwright/test';

type Row = Readonly<Record<string, unknown>>;

/** Where an id for a path's parameter is found, as the person who opens it, by the path's first word. */
const SOURCES: Readonly<Record<string, readonly [path: string, pick: (row: Row) => unknown]>> = {
  job: ['jobs/?page_size=1', ({ id }) => id],
  company: ['jobs/?page_size=1', ({ job_provider: company }) => (company as Row | undefined)?.id],
  applications: ['auth/applications/?page_size=1', ({ id }) => id],
  jobseeker: ['auth/applications/?page_size=1', ({ job_seeker: seeker }) => (seeker as Row | undefined)?.id],
  'edit-seeker': ['auth/jobseekers/', ({ id }) => id],
};

/** A path that can be opened, from a pattern; undefined when nothing is known to put in the place of its parameter. */
export async function fillPath(request: APIRequestContext, pattern: string): Promise<string | undefined> {
  if (!pattern.includes('/:')) return pattern;
  const source = SOURCES[pattern.split('/')[1] ?? ''];
  if (!source || pattern.split('/:').length > 2) return undefined;
  const [path, pick] = source;
  const response = await request.get(`/api/${path}`);
  const rows: unknown = response.ok() ? await response.json() : [];
  const id = Array.isArray(rows) && rows[0] ? pick(rows[0] as Row) : undefined;
  return typeof id === 'number' ? pattern.replace(/:\w+/, String(id)) : undefined;
}
