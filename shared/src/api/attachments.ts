import type { ApplicationDocument, Attachment } from '../contract/index';
import type { CallOptions, Http, Listing, Query } from './http';
import { listItems, type ItemShape } from './list-items';

const ATTACHMENT_SAMPLE: ItemShape<Attachment> = { id: 0, name: '', file: '' };

/** The signed-in candidate's library, newest first. */
export const listAttachments = (
  http: Http,
  query?: Query,
  options?: CallOptions,
): Promise<Listing<Attachment>> =>
  listItems(http, 'auth/attachments/', ATTACHMENT_SAMPLE, { ...options, query });

interface UploadOptions extends CallOptions {
  /** The signed-in user, whom the contract names beside the file. */
  readonly user?: number | undefined;
}

/** Adds a PDF of at most 10 MB to the library; `options.signal` aborts the upload. */
export function uploadAttachment(
  http: Http,
  file: File,
  { user, ...options }: UploadOptions = {},
): Promise<Attachment> {
  const form = new FormData();
  if (user !== undefined) form.set('user', String(user));
  form.set('file', file);
  return http.post('auth/attachments/', form, options);
}

/** Removes a document from the library; copies in applications stay. */
export const deleteAttachment = (http: Http, id: number): Promise<void> =>
  http.delete(`auth/attachments/${id}/`);

/** Restores a document removed from the library less than a minute ago. */
export const restoreAttachment = (http: Http, id: number): Promise<Attachment> =>
  http.post(`auth/attachments/${id}/restore/`);

/** Adds a file of at most 5 MB to the caller's application. */
export function uploadApplicationDocument(
  http: Http,
  application: number,
  file: File,
): Promise<ApplicationDocument> {
  const form = new FormData();
  form.set('application', String(application));
  form.set('name', file.name);
  form.set('file', file);
  return http.post('auth/application-documents/', form);
}

/** Adds a copy of a library document to the caller's application. */
export const attachDocument = (
  http: Http,
  application: number,
  attachment: number,
): Promise<ApplicationDocument> => http.post('auth/application-documents/', { application, attachment });

export const deleteApplicationDocument = (http: Http, id: number): Promise<void> =>
  http.delete(`auth/application-documents/${id}/`);

/** Restores a document removed from the caller's application less than a minute ago. */
export const restoreApplicationDocument = (http: Http, id: number): Promise<ApplicationDocument> =>
  http.post(`auth/application-documents/${id}/restore/`);
