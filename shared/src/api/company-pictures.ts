import type { CompanyPicture, CompanyPictureChanges } from '../contract/index';
import type { CallOptions, Http } from './http';

/** Adds a picture of at most 5 MB to the caller's company, as its last one. */
export function addCompanyPicture(
  http: Http,
  file: File,
  text: string,
  options?: CallOptions,
): Promise<CompanyPicture> {
  const form = new FormData();
  form.set('text', text);
  form.set('file', file);
  return http.post('auth/company-pictures/', form, options);
}

/** Changes the text of a picture of the caller's company, or its place. */
export const updateCompanyPicture = (
  http: Http,
  id: number,
  changes: CompanyPictureChanges,
): Promise<CompanyPicture> => http.patch(`auth/company-pictures/${id}/`, changes);

export const deleteCompanyPicture = (http: Http, id: number): Promise<void> =>
  http.delete(`auth/company-pictures/${id}/`);
