import { isApiError, register, reviseRegistration, type ApiError } from '@metier/shared/api';
import type { AccountType, FieldErrors } from '@metier/shared/contract';
import type { PageArguments } from '@metier/shared/remote';
import type { SessionPort } from '@metier/shared/session';
import { registerTexts } from './register.texts';

const { problems: texts } = registerTexts;

/** What keeps a registration from going on. A field at fault may have no message of its own. */
export interface Problem {
  readonly message: string;
  readonly fields: FieldErrors;
}

export interface Registration {
  /** Whether the account exists by now, so that no second one is made. */
  readonly isMade: boolean;
  /** The account's password, which correcting it needs; undefined before the account exists. */
  readonly password?: string | undefined;
  /** Whose profile comes next, once the session is open. */
  readonly role?: AccountType;
  readonly problem?: Problem;
}

/** The name of the button that corrects the account, because it has been made already. */
export const REVISE = 'revise';

/** The field of the password that the account has until now. */
export const CURRENT = 'current_password';

/** Makes the account and opens its session, or corrects the one that has been made. */
export async function action({ request, ports }: PageArguments): Promise<Registration> {
  const form = await request.formData();
  const isMade = form.has(REVISE);
  const before = { isMade, password: isMade ? readPassword(form, CURRENT) : undefined };
  const problem = checkAccount(form);
  if (problem) return { ...before, problem };
  try {
    await (isMade ? reviseRegistration : register)(ports.http, writeAccount(form));
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { ...before, problem: explainRefusal(error) };
  }
  return { isMade: true, password: readPassword(form, 'password'), ...(await enter(ports.session)) };
}

async function enter(session: SessionPort): Promise<Pick<Registration, 'role' | 'problem'>> {
  try {
    const user = await session.refresh();
    if (user) return { role: user.account_type };
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
  return { problem: { message: texts.notEntered, fields: {} } };
}

const REQUIRED = ['account_type', 'username', 'email', 'password', 'confirm'] as const;

function checkAccount(form: FormData): Problem | undefined {
  const missing = REQUIRED.filter((name) => readText(form, name) === '');
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((name) => [name, [texts.missing]]));
    return { message: texts.incomplete, fields };
  }
  if (form.get('password') !== form.get('confirm')) {
    return { message: texts.mismatch, fields: { confirm: [] } };
  }
  return undefined;
}

/** The form as the server takes it: without the second password, and without a picture nobody has chosen. */
function writeAccount(form: FormData): FormData {
  const account = new FormData();
  for (const name of ['account_type', 'username', 'email'] as const) account.set(name, readText(form, name));
  for (const name of ['password', CURRENT]) if (form.has(name)) account.set(name, readPassword(form, name));
  const picture = form.get('profile_picture');
  if (picture instanceof File && picture.size > 0) account.set('profile_picture', picture);
  return account;
}

/** As it was typed: blanks belong to it. */
const readPassword = (form: FormData, name: string): string => String(form.get(name) ?? '');

function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function explainRefusal({ detail, fields }: ApiError): Problem {
  const messages = Object.values(fields).flat();
  return { message: detail || messages.join(' | ') || texts.server, fields };
}
