import type { LoginBody, User } from '../contract/index';
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
