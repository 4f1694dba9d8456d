import { isApiError } from '@metier/sdk/api';
import { isRouteErrorResponse } from '@metier/sdk/router';

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * True for an error of the code itself: not an API error, a response thrown by a loader, or an aborted call.
 */
export const isCodeError = (error: unknown): boolean =>
  !isApiError(error) && !(error instanceof Response) && !isRouteErrorResponse(error) && !isAbort(error);
