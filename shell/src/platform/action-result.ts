import type { FieldErrors } from '@metier/sdk/contract';

/** What a form of the page has come to. */
export type ActionResult =
  | { readonly kind: 'done'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string; readonly fields: FieldErrors };

export const done = (message = ''): ActionResult => ({ kind: 'done', message });

export const refused = (message: string, fields: FieldErrors = {}): ActionResult => ({
  kind: 'refused',
  message,
  fields,
});
