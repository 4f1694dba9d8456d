import { defineTexts } from '@metier/sdk/rules';

/** The sentence of each kind of refusal that has no other. */
export const errorsTexts = defineTexts('server/errors', {
  invalid: 'The request cannot be understood.',
  unauthenticated: 'Please log in.',
  forbidden: 'You may not do this.',
  missing: 'Not found.',
  notAllowed: 'This address does not have this method.',
  conflict: 'This is no longer possible.',
  tooLarge: 'This is too large.',
  unsupported: 'This type of content is not accepted.',
  throttled: 'Too many attempts. Please try again later.',
  failed: 'Something went wrong on our side. Please try again later.',
  busy: 'The server is busy. Please try again in a moment.',
});
