import { findOwnJobSeeker, isApiError, type CallOptions } from '../api/index';
import type { Ports } from './ports';

/** What is known of the signed-in candidate's favourites. */
export interface Favorites {
  /** The ids of the jobs, in no order. */
  readonly jobs: readonly number[];
  /** False before the profile is written, without which nothing can be saved; undefined when it could not be asked. */
  readonly hasProfile: boolean | undefined;
}

/**
 * The favourites of the candidate who is signed in; undefined for everybody else. Never rejects with an `ApiError`:
 * hearts are an extra of the pages that show them.
 */
export async function loadFavorites(
  { http, session }: Ports,
  options?: CallOptions,
): Promise<Favorites | undefined> {
  if (session.getUser()?.account_type !== 'job_seeker') return undefined;
  try {
    const seeker = await findOwnJobSeeker(http, options);
    return { jobs: seeker?.favorite_job ?? [], hasProfile: seeker !== undefined };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { jobs: [], hasProfile: undefined };
  }
}
