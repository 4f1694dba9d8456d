import { Type, type Static } from 'typebox';

export const Contact = Type.Object({
  email: Type.String(),
  phone: Type.String(),
  /** The postal address on one line, its parts separated by commas. */
  address: Type.String(),
});
export type Contact = Static<typeof Contact>;
