import type { APIRequestContext } from '@playwright/test';

type Row = Readonly<Record<string, unknown>>;
/** Reads a path of the API, and gives the first row of a list. */
type Read = (path: string) => Promise<Row>;

const findJob = async (read: Read) => (await read('jobs/?page_size=1')).id;
const findCompany = async (read: Read) =>
  ((await read('jobs/?page_size=1')).job_provider as Row | undefined)?.id;

async function findOwnCompany(read: Read): Promise<unknown> {
  const { id } = await read('auth/me/');
  return (await read(`auth/jobproviders/?user=${String(id)}`)).id;
}

/** An id for a path's parameter, as the person who opens it may know it, by the path's first word. */
const SOURCES: Readonly<Record<string, (read: Read) => Promise<unknown>>> = {
  job: findJob,
  company: findCompany,
  applications: async (read) => (await read('auth/applications/?page_size=1')).id,
  jobseeker: async (read) => (await read('auth/applications/?page_size=1')).job_seeker,
  'edit-seeker': async (read) => (await read('auth/jobseekers/')).id,
  'edit-provider': findOwnCompany,
  'edit-job': async (read) =>
    (await read(`auth/jobproviders/${String(await findOwnCompany(read))}/jobs/?page_size=1`)).id,
};

const createRead =
  (request: APIRequestContext): Read =>
  async (path) => {
    const response = await request.get(`/api/${path}`);
    const body: unknown = response.ok() ? await response.json() : {};
    return ((Array.isArray(body) ? body[0] : body) ?? {}) as Row;
  };

/** A path that can be opened, from a pattern; undefined when nothing is known to put in the place of its parameter. */
export async function fillPath(request: APIRequestContext, pattern: string): Promise<string | undefined> {
  if (!pattern.includes('/:')) return pattern;
  const find = SOURCES[pattern.split('/')[1] ?? ''];
  if (!find || pattern.split('/:').length > 2) return undefined;
  const id = await find(createRead(request));
  return typeof id === 'number' ? pattern.replace(/:\w+/, String(id)) : undefined;
}
