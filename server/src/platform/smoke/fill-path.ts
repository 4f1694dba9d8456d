import type { SmokeVisit } from './browser-visit';

type Row = Readonly<Record<string, unknown>>;
type ReadRow = (path: string) => Promise<Row>;

const findJob: FindId = async (read) => (await read('jobs/?page_size=1')).id;
const findCompany: FindId = async (read) =>
  ((await read('jobs/?page_size=1')).job_provider as Row | undefined)?.id;

async function findOwnCompany(read: ReadRow): Promise<unknown> {
  const { id } = await read('auth/me/');
  return (await read(`auth/jobproviders/?user=${String(id)}`)).id;
}

type FindId = (read: ReadRow) => Promise<unknown>;

/** Finds an id that the visitor may see for the path's parameter, by first path segment. */
const SOURCES: Readonly<Record<string, FindId>> = {
  job: findJob,
  company: findCompany,
  applications: async (read) => (await read('auth/applications/?page_size=1')).id,
  jobseeker: async (read) => (await read('auth/applications/?page_size=1')).job_seeker,
  'edit-seeker': async (read) => (await read('auth/jobseekers/')).id,
  'edit-provider': findOwnCompany,
  'edit-job': async (read) =>
    (await read(`auth/jobproviders/${String(await findOwnCompany(read))}/jobs/?page_size=1`)).id,
};

/** Concrete path for a pattern; undefined if no value for its parameter is known. */
export async function fillPath({ read }: SmokeVisit, pattern: string): Promise<string | undefined> {
  if (!pattern.includes('/:')) return pattern;
  const find = SOURCES[pattern.split('/')[1] ?? ''];
  if (!find || pattern.split('/:').length > 2) return undefined;
  const readRow: ReadRow = async (path) => {
    const body = await read(path);
    return ((Array.isArray(body) ? body[0] : body) ?? {}) as Row;
  };
  const id = await find(readRow);
  return typeof id === 'number' ? pattern.replace(/:\w+/, String(id)) : undefined;
}
