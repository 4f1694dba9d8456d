import { findOwnJobSeeker, isApiError, type CallOptions } from '../../api/index';
import type { Ports } from '../ports';

/** The signed-in candidate's favourites. */
export interface Favorites {
  /** The ids of the jobs, in no order. */
  readonly jobs: readonly number[];
  /**
   * False before the profile is created, without which nothing can be saved; undefined if the request failed.
   */
  readonly hasProfile: boolean | undefined;
}

/**
 * The favourites of the signed-in candidate; undefined for other users and visitors. Never rejects with an
 * `ApiError`, because favourites are optional on the pages that show them.
 */
export async function loadFavorites(
  { http, session }: Pick<Ports, 'http' | 'session'>,
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
