import type {
  Job,
  JobBody,
  JobFacets,
  JobPatch,
  JobRelistBody,
  JobsQuery,
  NearbyPlace,
  PayComparison,
  Suggestions,
  SuggestionsQuery,
} from '../contract/index';
import type { CallOptions, Http, Listing } from './http';
import { getItems } from './list-items';
import { listJobs } from './list-jobs';

/** Search parameters; values may be raw strings from the URL, and a 400 names the invalid ones. */
export type JobsSearch = { readonly [Name in keyof JobsQuery]: JobsQuery[Name] | string | readonly string[] };

/** How the server has read one part of a keyword. */
export interface ReadPart {
  readonly kind: string;
  /** As it was typed. */
  readonly text: string;
  /** The keyword without it. */
  readonly rest: string;
}

/** Jobs of a list that fit the keyword alike. */
export interface FoundSection {
  /** `exact`, `nearby` (around its place), `elsewhere`, `related` (to its occupation), `mentioned` (in a text alone). */
  readonly kind: string;
  readonly total: number;
}

/** How the server understood a search. */
export interface Understood {
  /** The keyword, or the location, that was searched instead of the mistyped one. */
  readonly keyword?: string;
  readonly location?: string;
  /** The parts of a keyword of several, in their order. */
  readonly parts: readonly ReadPart[];
  /** Occupations that were searched beside the typed words. */
  readonly others: readonly { readonly id: string; readonly label: string }[];
  /** The parts of the list, one after another; none where all jobs fit alike, or are ordered by their age. */
  readonly sections: readonly FoundSection[];
}

/** One page of the active jobs that match, with the total number of matches. */
export const searchJobs = (http: Http, query: JobsSearch, options?: CallOptions): Promise<Listing<Job>> =>
  listJobs(http, 'jobs/', { ...options, query });

/** Reads from a page of jobs how its search was understood. */
export function readUnderstood({ headers = {} }: Pick<Listing<Job>, 'headers'>): Understood {
  const [keyword, location] = [headers['x-corrected-keyword'], headers['x-corrected-location']];
  const others = headers['x-also-searched']?.split(',').map((each) => decode(each).split(':')) ?? [];
  return {
    parts: readParts(headers['x-read-as']),
    ...(keyword && { keyword: decode(keyword) }),
    ...(location && { location: decode(location) }),
    others: others.flatMap(([id, ...label]) => (id && label[0] ? [{ id, label: label.join(':') }] : [])),
    sections: readSections(headers['x-read-sections']),
  };
}

const readSections = (header = ''): readonly FoundSection[] =>
  header.split(',').flatMap((each) => {
    const [kind = '', total] = each.split(':');
    return Number(total) > 0 ? [{ kind, total: Number(total) }] : [];
  });

/** A keyword is written again of its parts, because whole ones would make the header too long. */
function readParts(header = ''): readonly ReadPart[] {
  const parts = header.split(',').flatMap((each) => {
    const [kind, text = ''] = each.split(':').map(decode);
    return kind && text ? [{ kind, text }] : [];
  });
  const write = ({ kind, text }: (typeof parts)[number]) => (kind === 'unwanted' ? `-${text}` : text);
  return parts.map((part) => ({
    ...part,
    rest: parts
      .filter((other) => other !== part)
      .map(write)
      .join(' '),
  }));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Number of matching jobs for each value of a filter, each counted without that filter itself. */
export const countJobFacets = (http: Http, query: JobsSearch, options?: CallOptions): Promise<JobFacets> =>
  http.get('jobs/facets/', { ...options, query });

/** Completions of what is typed into a field of the search; at most eight, the best first. */
export const suggestSearches = (
  http: Http,
  query: SuggestionsQuery,
  options?: CallOptions,
): Promise<Suggestions> => http.get('jobs/suggestions/', { ...options, query });

/** At most five places near the query's location where the same search finds jobs, nearest first. */
export const listNearbyPlaces = (
  http: Http,
  query: JobsSearch,
  options?: CallOptions,
): Promise<readonly NearbyPlace[]> =>
  getItems<NearbyPlace>(http, 'jobs/nearby/', { location: '', distance: 0, jobs: 0 }, { ...options, query });

/** At most six active jobs of other companies like this one, the most similar first; 404 when there is no such job. */
export const listSimilarJobs = async (
  http: Http,
  id: number,
  options?: CallOptions,
): Promise<readonly Job[]> => (await listJobs(http, `jobs/${id}/similar/`, options)).items;

/**
 * What other active jobs of the same occupation pay; null when too few can be compared, 404 when there is no such
 * job.
 */
export const compareJobPay = (http: Http, id: number, options?: CallOptions): Promise<PayComparison | null> =>
  http.get(`jobs/${id}/pay/`, options);

/** A job by its id, also a paused one (with `is_active` false); 404 when there is none. */
export const getJob = (http: Http, id: number, options?: CallOptions): Promise<Job> =>
  http.get(`jobs/${id}/`, options);

/**
 * A job of the caller's company with the owner's fields; 404 when it does not exist or belongs to another
 * company.
 */
export const getOwnJob = (http: Http, id: number, options?: CallOptions): Promise<Job> =>
  http.get(`auth/jobs/${id}/`, options);

export const createJob = (http: Http, job: JobBody): Promise<Job> => http.post('jobs/', job);

/** Changes the given fields of a job of the caller's company. */
export const updateJob = (http: Http, id: number, changes: JobPatch): Promise<Job> =>
  http.patch(`auth/jobs/${id}/`, changes);

/**
 * Publishes a closed job of the caller's company again; 409 for an active one, 400 for a date in the past.
 */
export const relistJob = (http: Http, id: number, dates: JobRelistBody): Promise<Job> =>
  http.post(`auth/jobs/${id}/relist/`, dates);
