import { isApiError } from '@metier/sdk/api';
import { isRouteErrorResponse } from '@metier/sdk/router';

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** What a loader throws as `data(…, { status })`; the router's class for it is not public. */
const isThrownData = (error: unknown) =>
  error instanceof Object && 'type' in error && error.type === 'DataWithResponseInit';

/**
 * True for an error of the code itself: not an API error, a response or status thrown by a loader, or an aborted
 * call.
 */
export const isCodeError = (error: unknown): boolean =>
  !isApiError(error) &&
  !(error instanceof Response) &&
  !isThrownData(error) &&
  !isRouteErrorResponse(error) &&
  !isAbort(error);
