import { isApiError } from '@metier/shared/api';

/** The session has ended, or the application is gone or has moved: what the page shows is no longer so. */
export const isOutdated = (error: unknown): boolean =>
  isApiError(error) && [403, 404, 409].includes(error.status);
