import { Type, type Static } from 'typebox';
import { AccountType, Count, Id, Nullable, RequiredText, Role, SiteLanguage, Timestamp } from './common';

/**
 * The signed-in user, with the fields visible only to that user; `email_confirmed` is always sent, but unknown
 * to users made by tests for an earlier contract.
 */
export const User = Type.Object({
  id: Id,
  username: Type.String(),
  email: Type.String(),
  email_confirmed: Type.Optional(Type.Boolean()),
  account_type: Role,
  profile_picture: Nullable(Type.String()),
  /** When the account is deleted at its person's request; until then it is locked. */
  deletion_at: Type.Optional(Nullable(Timestamp)),
  /** The language that the person has chosen for pages and mails; missing without a choice. */
  language: Type.Optional(SiteLanguage),
});
export type User = Static<typeof User>;

export const CurrentUser = Type.Object({ id: Id });
export type CurrentUser = Static<typeof CurrentUser>;

/**
 * `username` is the username or the e-mail. `code` is the second step, of the authenticator app or a recovery
 * code; without it an account with two-step login is refused with 401 and `{code: […]}`.
 */
export const LoginBody = Type.Object({
  username: Type.String({ format: 'username', minLength: 1, maxLength: 254, pattern: '\\S' }),
  password: Type.String({ minLength: 1, maxLength: 1000 }),
  code: Type.Optional(RequiredText(100)),
});
export type LoginBody = Static<typeof LoginBody>;

const Username = Type.String({
  format: 'username',
  minLength: 1,
  maxLength: 150,
  pattern: '^[\\p{L}\\p{N}@.+_-]+$',
});
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

/** The account's address and security. `requested_email` is to replace the address once it is confirmed. */
export const Account = Type.Object({
  username: Type.String(),
  email: Type.String(),
  email_confirmed: Type.Boolean(),
  requested_email: Nullable(Type.String()),
  two_step: Type.Object({
    /** When it was turned on; null while it is off. */
    since: Nullable(Timestamp),
    recovery_codes_left: Count,
    is_required: Type.Boolean(),
  }),
});
export type Account = Static<typeof Account>;

export const AccountLanguageBody = Type.Object({ language: SiteLanguage });
export type AccountLanguageBody = Static<typeof AccountLanguageBody>;

/** Proof that the session is the person's, for a sensitive change. */
export const PresentPasswordBody = Type.Object({ current_password: Password });
export type PresentPasswordBody = Static<typeof PresentPasswordBody>;

/** Secret of an authenticator app, as text, as an address for apps, and as a QR code: the path of an SVG image. */
export const TwoStepSetup = Type.Object({
  secret: Type.String(),
  address: Type.String(),
  qr: Type.Object({ size: Count, path: Type.String() }),
});
export type TwoStepSetup = Static<typeof TwoStepSetup>;

export const CodeBody = Type.Object({ code: RequiredText(100) });
export type CodeBody = Static<typeof CodeBody>;

/** Each opens the account once when the app is lost; shown once. */
export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

/** Options of a WebAuthn ceremony, as the browser's API takes them in JSON. */
export const PasskeyOptions = Type.Record(Type.String(), Type.Unknown());
export type PasskeyOptions = Static<typeof PasskeyOptions>;

/** What the browser's WebAuthn API has answered, in JSON; the server checks its content. */
export const PasskeyResponse = Type.Object({
  id: RequiredText(1400),
  rawId: RequiredText(1400),
  type: Type.Literal('public-key'),
  response: Type.Record(Type.String(), Type.Unknown()),
  clientExtensionResults: Type.Record(Type.String(), Type.Unknown()),
});
export type PasskeyResponse = Static<typeof PasskeyResponse>;

/** Proof for a change of how a person signs in: with two-step login, a code or a passkey besides the password. */
export const FactorChangeBody = Type.Object({
  ...PresentPasswordBody.properties,
  code: Type.Optional(RequiredText(100)),
  passkey: Type.Optional(PasskeyResponse),
});
export type FactorChangeBody = Static<typeof FactorChangeBody>;

const PasskeyName = RequiredText(60);

export const PasskeyBody = Type.Object({ name: PasskeyName, response: PasskeyResponse });
export type PasskeyBody = Static<typeof PasskeyBody>;

export const PasskeyPatch = Type.Object({ name: PasskeyName });
export type PasskeyPatch = Static<typeof PasskeyPatch>;

export const PasskeyLoginBody = Type.Object({ response: PasskeyResponse });
export type PasskeyLoginBody = Static<typeof PasskeyLoginBody>;

export const Passkey = Type.Object({
  id: Id,
  name: Type.String(),
  created_at: Timestamp,
  last_used_at: Nullable(Timestamp),
});
export type Passkey = Static<typeof Passkey>;

export const EmailChangeBody = Type.Object({ email: Email, ...FactorChangeBody.properties });
export type EmailChangeBody = Static<typeof EmailChangeBody>;

export const PasswordChangeBody = Type.Object({ password: Password, ...FactorChangeBody.properties });
export type PasswordChangeBody = Static<typeof PasswordChangeBody>;

/** `token` is part of the mailed link. */
export const EmailConfirmationBody = Type.Object({ token: RequiredText(200) });
export type EmailConfirmationBody = Static<typeof EmailConfirmationBody>;

/** The address that a link has confirmed, and the account that it belongs to. */
export const ConfirmedEmail = Type.Object({ username: Type.String(), email: Type.String() });
export type ConfirmedEmail = Static<typeof ConfirmedEmail>;

/**
 * A signed-in browser of the account; `browser` is '' when the user agent is unknown, and so is `network`, the
 * shortened network of the last use.
 */
export const AccountSession = Type.Object({
  id: Id,
  browser: Type.String(),
  network: Type.String(),
  created_at: Timestamp,
  last_seen_at: Timestamp,
  is_current: Type.Boolean(),
});
export type AccountSession = Static<typeof AccountSession>;
