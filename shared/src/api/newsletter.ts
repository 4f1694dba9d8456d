import type { Notice } from '../contract/index';
import type { Http } from './http';

/** Asks for the newsletter; counts once the mailed link was followed. The same answer for every address. */
export const subscribeToNewsletter = (http: Http, email: string): Promise<Notice> =>
  http.post('newsletter/', { email });

/** Confirms a subscription by its mailed link's token; 400 when there is none. May be repeated. */
export const confirmNewsletter = (http: Http, token: string): Promise<void> =>
  http.post('newsletter/confirm/', { token });

/** Ends a subscription by its mailed link's token. Succeeds too when it has ended before. */
export const leaveNewsletter = (http: Http, token: string): Promise<void> =>
  http.post('newsletter/unsubscribe/', { token });
