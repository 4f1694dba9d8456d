import type {
  Account,
  AccountLanguageBody,
  AccountSession,
  ConfirmedEmail,
  EmailChangeBody,
  FactorChangeBody,
  LoginBody,
  Notice,
  PasswordChangeBody,
  Passkey,
  PasskeyBody,
  PasskeyOptions,
  PasskeyResponse,
  PasswordResetConfirmBody,
  RecoveryCodes,
  TwoStepSetup,
  User,
} from '../contract/index';
import type { CallOptions, Http } from './http';

/**
 * Opens a session and resolves to its user. An account with two-step login is refused with 401 and the field
 * `code` until the code is right.
 */
export const login = (http: Http, credentials: LoginBody): Promise<User> =>
  http.post('auth/login/', credentials);

/** Ends the session. Succeeds too when there is none. */
export const logout = (http: Http): Promise<void> => http.post('auth/logout/');

/** The signed-in user; rejects with 401 for a visitor. */
export const getMe = (http: Http): Promise<User> => http.get('auth/me/');

/** Registers and opens the session. The form holds username, email, password, account_type and, if chosen, profile_picture. */
export const register = (http: Http, form: FormData): Promise<User> => http.post('auth/register/', form);

/**
 * Replaces the registration of the session's account: same form plus `current_password`; a picture stays unless
 * there is a new one. 400 names `current_password` when it is wrong; 409 once the account has a profile. A new
 * password ends the account's other sessions.
 */
export const reviseRegistration = (http: Http, form: FormData): Promise<User> =>
  http.put('auth/register/', form);

/**
 * Sets the account's profile picture (for an employer, the company logo); its URL changes with it. 400 and
 * 413 name `profile_picture`.
 */
export function replacePicture(http: Http, picture: File): Promise<User> {
  const form = new FormData();
  form.append('profile_picture', picture);
  return http.put('auth/me/picture/', form);
}

/** Deletes the profile picture; a no-op if there is none. */
export const removePicture = (http: Http): Promise<void> => http.delete('auth/me/picture/');

/**
 * Mails a password reset link to the account with this address. The reply is the same whether such an account
 * exists or not.
 */
export const requestPasswordReset = (http: Http, email: string): Promise<Notice> =>
  http.post('auth/password-reset/', { email });

/**
 * Sets the new password and ends all sessions of its user; 400 for an expired link and for a weak password.
 */
export const confirmPasswordReset = (http: Http, reset: PasswordResetConfirmBody): Promise<void> =>
  http.post('auth/password-reset/confirm/', reset);

/** The account's signed-in browsers, most recently used first. */
export const listSessions = (http: Http, options?: CallOptions): Promise<AccountSession[]> =>
  http.get('auth/sessions/', options);

/** Signs out one of the account's browsers. */
export const endSession = (http: Http, id: number): Promise<void> => http.delete(`auth/sessions/${id}/`);

/** Signs out all of the account's browsers except this one. */
export const endOtherSessions = (http: Http): Promise<void> => http.delete('auth/sessions/');

/** Address and security of the signed-in account. */
export const getAccount = (http: Http, options?: CallOptions): Promise<Account> =>
  http.get('auth/account/', options);

/**
 * Mails a link to the new address, which becomes the account's once it is confirmed. 400 names
 * `current_password` or `email`.
 */
export const requestEmailChange = (http: Http, change: EmailChangeBody): Promise<Notice> =>
  http.put('auth/account/email/', change);

/** Keeps the present address: the link to the new one is no longer valid. */
export const cancelEmailChange = (http: Http): Promise<void> => http.delete('auth/account/email/');

/** Sets a new password and ends all other sessions. 400 names `current_password` or `password`. */
export const changePassword = (http: Http, change: PasswordChangeBody): Promise<void> =>
  http.put('auth/account/password/', change);

/** Stores the language of the account's pages and mails. */
export const setAccountLanguage = (http: Http, choice: AccountLanguageBody): Promise<void> =>
  http.put('auth/account/language/', choice);

/** Mails the link that confirms the account's address again; 409 when it is confirmed. */
export const resendEmailConfirmation = (http: Http): Promise<Notice> => http.post('auth/email-confirmation/');

/** Confirms an address with the token of its link; 400 names `token`. */
export const confirmEmail = (http: Http, token: string): Promise<ConfirmedEmail> =>
  http.post('auth/email-confirmation/confirm/', { token });

/** What a change of the second factors needs besides the password while two-step login is on. */
export type SecondProof = Pick<FactorChangeBody, 'code' | 'passkey'>;

/** The secret for an authenticator app; two-step login is on once `confirmTwoStep` has a code of it. */
export const startTwoStep = (
  http: Http,
  currentPassword: string,
  proof?: SecondProof,
): Promise<TwoStepSetup> => http.post('auth/two-step/', { current_password: currentPassword, ...proof });

/** Turns two-step login on and signs out all other browsers. 400 names `code`. */
export const confirmTwoStep = (http: Http, code: string): Promise<RecoveryCodes> =>
  http.post('auth/two-step/confirm/', { code });

/** Turns two-step login off. 400 names `current_password`, `code` or `passkey`. */
export const endTwoStep = (http: Http, currentPassword: string, proof?: SecondProof): Promise<void> =>
  http.post('auth/two-step/end/', { current_password: currentPassword, ...proof });

/** New recovery codes; the earlier ones are no longer valid. */
export const renewRecoveryCodes = (
  http: Http,
  currentPassword: string,
  proof?: SecondProof,
): Promise<RecoveryCodes> =>
  http.post('auth/two-step/recovery-codes/', { current_password: currentPassword, ...proof });

/** The account's passkeys, oldest first. */
export const listPasskeys = (http: Http, options?: CallOptions): Promise<Passkey[]> =>
  http.get('auth/passkeys/', options);

/** What the browser needs to make a passkey. 400 names `current_password`, `code` or `passkey`. */
export const startPasskey = (
  http: Http,
  currentPassword: string,
  proof?: SecondProof,
): Promise<PasskeyOptions> =>
  http.post('auth/passkeys/options/', { current_password: currentPassword, ...proof });

/** Adds the passkey that the browser has made. */
export const addPasskey = (http: Http, passkey: PasskeyBody): Promise<Passkey> =>
  http.post('auth/passkeys/', passkey);

export const renamePasskey = (http: Http, id: number, name: string): Promise<Passkey> =>
  http.patch(`auth/passkeys/${id}/`, { name });

/** Removes a passkey. 400 names `current_password`, `code` or `passkey`. */
export const removePasskey = (
  http: Http,
  id: number,
  currentPassword: string,
  proof?: SecondProof,
): Promise<void> => http.post(`auth/passkeys/${id}/remove/`, { current_password: currentPassword, ...proof });

/** What the browser needs to log in with a passkey. */
export const startPasskeyLogin = (http: Http): Promise<PasskeyOptions> =>
  http.post('auth/passkey-login/options/');

/** Opens a session with a passkey and resolves to its user; 401 for an unknown one. */
export const loginWithPasskey = (http: Http, response: PasskeyResponse): Promise<User> =>
  http.post('auth/passkey-login/', { response });
