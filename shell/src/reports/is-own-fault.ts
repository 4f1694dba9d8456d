import { isApiError } from '@metier/shared/api';
import { isRouteErrorResponse } from '@metier/shared/router';

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Whether an error is the code's own: not an answer of the API, not a response thrown by a loader, not a call taken back. */
export const isOwnFault = (error: unknown): boolean =>
  !isApiError(error) && !(error instanceof Response) && !isRouteErrorResponse(error) && !isAbort(error);
