import { isApiError } from '@metier/sdk/api';

/** True if the error means that the page is outdated: access lost, or the application deleted or changed. */
export const isOutdated = (error: unknown): boolean =>
  isApiError(error) && [403, 404, 409].includes(error.status);
