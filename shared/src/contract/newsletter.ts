import { Type, type Static } from 'typebox';
import { RequiredText } from './common';

export const NewsletterBody = Type.Object({ email: Type.String({ format: 'email', maxLength: 254 }) });
export type NewsletterBody = Static<typeof NewsletterBody>;

/** `token` is part of the mailed links. */
export const NewsletterTokenBody = Type.Object({ token: RequiredText(200) });
export type NewsletterTokenBody = Static<typeof NewsletterTokenBody>;
