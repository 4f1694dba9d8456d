import { isApiError, register, reviseRegistration, type ApiError } from '@metier/sdk/api';
import type { FieldErrors } from '@metier/sdk/contract';
import { isAccountType, isEmailAddress, textsIn, type AccountType, type Language } from '@metier/sdk/rules';
import type { Ports } from '@metier/sdk/remote';
import type { SessionPort } from '@metier/sdk/session';
import { registerTexts } from './register.texts';

/** Why the registration cannot continue. */
export interface RegistrationProblem {
  /** Undefined when the messages of the fields say it all. */
  readonly message: string | undefined;
  readonly fields: FieldErrors;
}

export interface Registration {
  /** True once the account exists, so that no second one is created. */
  readonly isCreated: boolean;
  /** Current password of the account, needed to correct it; undefined before the account exists. */
  readonly password?: string | undefined;
  /** Role of the profile form; set once the session is open. */
  readonly role?: AccountType;
  readonly problem?: RegistrationProblem;
}

export const CURRENT_PASSWORD_FIELD = 'current_password';

/** Creates the account and opens its session, or updates the existing account. */
export async function createAccount(
  ports: Ports,
  form: FormData,
  isCreated: boolean,
  language: Language,
): Promise<Registration> {
  const before = { isCreated, password: isCreated ? readPassword(form, CURRENT_PASSWORD_FIELD) : undefined };
  const problem = checkAccount(form, language);
  if (problem) return { ...before, problem };
  try {
    await (isCreated ? reviseRegistration : register)(ports.http, writeAccount(form));
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { ...before, problem: explainRefusal(error, language) };
  }
  return {
    isCreated: true,
    password: readPassword(form, 'password'),
    ...(await enter(ports.session, language)),
  };
}

async function enter(
  session: SessionPort,
  language: Language,
): Promise<Pick<Registration, 'role' | 'problem'>> {
  const { problems: texts } = textsIn(language, registerTexts);
  try {
    const user = await session.refresh();
    if (isAccountType(user?.account_type)) return { role: user.account_type };
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
  return { problem: { message: texts.notEntered, fields: {} } };
}

const REQUIRED = ['account_type', 'username', 'email', 'password', 'confirm'] as const;

/** All faults at once, each at its field; a missing field also has a message of its own. */
function checkAccount(form: FormData, language: Language): RegistrationProblem | undefined {
  const { problems: texts } = textsIn(language, registerTexts);
  const missing = REQUIRED.filter((name) => readText(form, name) === '');
  const fields: FieldErrors = Object.fromEntries(missing.map((name) => [name, [texts.missing]]));
  if (!fields.email && !isEmailAddress(readText(form, 'email'))) fields.email = [texts.badEmail];
  if (!fields.confirm && form.get('password') !== form.get('confirm')) fields.confirm = [texts.mismatch];
  if (Object.keys(fields).length === 0) return undefined;
  return { message: missing.length > 0 ? texts.incomplete : undefined, fields };
}

/** Form data in the API's format, without the repeated password and without an empty picture. */
function writeAccount(form: FormData): FormData {
  const account = new FormData();
  for (const name of ['account_type', 'username', 'email'] as const) account.set(name, readText(form, name));
  for (const name of ['password', CURRENT_PASSWORD_FIELD])
    if (form.has(name)) account.set(name, readPassword(form, name));
  const picture = form.get('profile_picture');
  if (picture instanceof File && picture.size > 0) account.set('profile_picture', picture);
  return account;
}

/** Not trimmed, because spaces are part of a password. */
const readPassword = (form: FormData, name: string): string => String(form.get(name) ?? '');

function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function explainRefusal({ detail, fields }: ApiError, language: Language): RegistrationProblem {
  const { problems: texts } = textsIn(language, registerTexts);
  const messages = Object.values(fields).flat();
  return { message: detail || messages.join(' | ') || texts.server, fields };
}
