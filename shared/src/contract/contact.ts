import { Type, type Static } from 'typebox';

/** Contact details of the site's operator. */
export const Contact = Type.Object({
  email: Type.String(),
  phone: Type.String(),
  /** The postal address on one line, its parts separated by commas. */
  address: Type.String(),
});
export type Contact = Static<typeof Contact>;
