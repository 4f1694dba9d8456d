import type { ClosingNotice, ClosingNoticePatch } from '../contract/index';
import type { CallOptions, Http } from './http';

/** The planned closing notices of the caller's company, the next one first. */
export const listClosingNotices = (http: Http, options?: CallOptions): Promise<ClosingNotice[]> =>
  http.get('auth/closing-notices/', options);

/** Changes the text of a planned closing notice. */
export const updateClosingNotice = (
  http: Http,
  job: number,
  changes: ClosingNoticePatch,
): Promise<ClosingNotice> => http.patch(`auth/closing-notices/${job}/`, changes);

/** Sends a planned closing notice now. */
export const sendClosingNotice = (http: Http, job: number): Promise<void> =>
  http.post(`auth/closing-notices/${job}/send/`, {});

/** Cancels a planned closing notice: none is sent. */
export const skipClosingNotice = (http: Http, job: number): Promise<void> =>
  http.delete(`auth/closing-notices/${job}/`);
