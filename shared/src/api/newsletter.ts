import type { Notice } from '../contract/index';
import type { Http } from './http';

/**
 * Subscribes an address to the newsletter; effective once the mailed link is followed. The reply is the same
 * for every address.
 */
export const subscribeToNewsletter = (http: Http, email: string): Promise<Notice> =>
  http.post('newsletter/', { email });

/** Confirms a subscription by the token of its mailed link; idempotent; 400 when the token is unknown. */
export const confirmNewsletter = (http: Http, token: string): Promise<void> =>
  http.post('newsletter/confirm/', { token });

/** Ends a subscription by the token of its mailed link; idempotent. */
export const leaveNewsletter = (http: Http, token: string): Promise<void> =>
  http.post('newsletter/unsubscribe/', { token });
