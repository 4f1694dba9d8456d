import { Type, type Static } from 'typebox';
import { AccountType, Id, Nullable, RequiredText, Role, Timestamp } from './common';

/** The signed-in user, with the fields visible only to that user. */
export const User = Type.Object({
  id: Id,
  username: Type.String(),
  email: Type.String(),
  account_type: Role,
  profile_picture: Nullable(Type.String()),
  /** When the account is deleted at its person's request; until then it is locked. */
  deletion_at: Type.Optional(Nullable(Timestamp)),
});
export type User = Static<typeof User>;

export const CurrentUser = Type.Object({ id: Id });
export type CurrentUser = Static<typeof CurrentUser>;

export const LoginBody = Type.Object({
  username: RequiredText(150),
  password: Type.String({ minLength: 1, maxLength: 1000 }),
});
export type LoginBody = Static<typeof LoginBody>;

const Username = Type.String({ minLength: 1, maxLength: 150, pattern: '^[\\p{L}\\p{N}@.+_-]+$' });
const Email = Type.String({ format: 'email', maxLength: 254 });
const Password = Type.String({ minLength: 1, maxLength: 1000 });

/** Registration as JSON, with the password twice. */
export const RegisterBody = Type.Object({
  username: Username,
  email: Email,
  password1: Password,
  password2: Password,
  account_type: Type.Optional(AccountType),
});
export type RegisterBody = Static<typeof RegisterBody>;

/** Registration as a form (multipart), with an optional file `profile_picture`. */
export const RegisterForm = Type.Object({
  username: Username,
  email: Email,
  password: Password,
  account_type: AccountType,
});
export type RegisterForm = Static<typeof RegisterForm>;

/** The registration form plus the current password, which may be omitted while `password` is unchanged. */
export const ReviseForm = Type.Object({
  ...RegisterForm.properties,
  current_password: Type.Optional(Password),
});
export type ReviseForm = Static<typeof ReviseForm>;

/** A message for the user who sent the request. */
export const Notice = Type.Object({ detail: Type.String() });
export type Notice = Static<typeof Notice>;

export const PasswordResetBody = Type.Object({ email: Email });
export type PasswordResetBody = Static<typeof PasswordResetBody>;

/** `token` is part of the mailed link. */
export const PasswordResetConfirmBody = Type.Object({ token: RequiredText(200), password: Password });
export type PasswordResetConfirmBody = Static<typeof PasswordResetConfirmBody>;

/** A signed-in browser of the account; `browser` is '' when the user agent is unknown. */
export const AccountSession = Type.Object({
  id: Id,
  browser: Type.String(),
  created_at: Timestamp,
  last_seen_at: Timestamp,
  is_current: Type.Boolean(),
});
export type AccountSession = Static<typeof AccountSession>;
