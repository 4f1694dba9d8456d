import type { AccountSession, LoginBody, Notice, PasswordResetConfirmBody, User } from '../contract/index';
import type { Http } from './http';

/** Opens a session and answers with its user. */
export const login = (http: Http, credentials: LoginBody): Promise<User> =>
  http.post('auth/login/', credentials);

/** Ends the session. Succeeds too when there is none. */
export const logout = (http: Http): Promise<void> => http.post('auth/logout/');

/** The signed-in person; 401 for a visitor. */
export const getMe = (http: Http): Promise<User> => http.get('auth/me/');

/** Registers and opens the session. The form holds username, email, password, account_type and, if chosen, profile_picture. */
export const register = (http: Http, form: FormData): Promise<User> => http.post('auth/register/', form);

/**
 * Registers anew in the place of the session's account, with the same form and `current_password`, which 400 names when
 * it is wrong; 409 once the account has a profile. A new password ends the account's other sessions.
 */
export const reviseRegistration = (http: Http, form: FormData): Promise<User> =>
  http.put('auth/register/', form);

/** Sets one's picture, or one's company's logo; its address changes with it. 400 and 413 name `profile_picture`. */
export function replacePicture(http: Http, picture: File): Promise<User> {
  const form = new FormData();
  form.append('profile_picture', picture);
  return http.put('auth/me/picture/', form);
}

/** Takes it away; without one nothing changes. */
export const removePicture = (http: Http): Promise<void> => http.delete('auth/me/picture/');

/** Mails a link to a new password to the account of this address. The same answer whether there is one or not. */
export const requestPasswordReset = (http: Http, email: string): Promise<Notice> =>
  http.post('auth/password-reset/', { email });

/** Sets the new password and ends all sessions of its user; 400 for a link that is over and for a weak password. */
export const confirmPasswordReset = (http: Http, reset: PasswordResetConfirmBody): Promise<void> =>
  http.post('auth/password-reset/confirm/', reset);

/** One's signed-in browsers, the last seen first. */
export const listSessions = (http: Http): Promise<AccountSession[]> => http.get('auth/sessions/');

/** Signs one of one's browsers out. */
export const endSession = (http: Http, id: number): Promise<void> => http.delete(`auth/sessions/${id}/`);
