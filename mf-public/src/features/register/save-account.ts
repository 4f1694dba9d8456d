import { register, reviseRegistration, type ApiError } from '@metier/sdk/api';
import type { FieldErrors, User } from '@metier/sdk/contract';
import type { Ports } from '@metier/sdk/remote';
import { isEmailAddress, textsIn, type Language } from '@metier/sdk/rules';
import { registerTexts } from './register.texts';

/** Why the registration cannot continue. */
export interface RegistrationProblem {
  /** Undefined when the messages of the fields say it all. */
  readonly message: string | undefined;
  readonly fields: FieldErrors;
}

export const CURRENT_PASSWORD_FIELD = 'current_password';

/** Creates the account and opens its session, or corrects the account that was made. */
export async function saveAccount({ http, session }: Ports, form: FormData, isMade: boolean): Promise<void> {
  await session.start(await (isMade ? reviseRegistration : register)(http, writeAccount(form)));
}

const NAMES = ['account_type', 'username', 'email'] as const;

/** Whether the form differs from the account that was made. */
export const isCorrection = (form: FormData, made: User): boolean =>
  NAMES.some((name) => readText(form, name) !== made[name]) ||
  form.get('password') !== '' ||
  form.get('confirm') !== '' ||
  readPicture(form) !== undefined;

/** All faults at once, each at its field; a missing field of a new account also has a message of its own. */
export function checkAccount(
  form: FormData,
  isMade: boolean,
  language: Language,
): RegistrationProblem | undefined {
  const { problems: texts } = textsIn(language, registerTexts);
  const required = [...NAMES, ...(isMade ? [CURRENT_PASSWORD_FIELD] : ['password', 'confirm'])];
  const missing = required.filter((name) => readText(form, name) === '');
  const fields: FieldErrors = Object.fromEntries(missing.map((name) => [name, [texts.missing]]));
  if (!fields.email && !isEmailAddress(readText(form, 'email'))) fields.email = [texts.badEmail];
  if (!fields.confirm && form.get('password') !== form.get('confirm')) fields.confirm = [texts.mismatch];
  if (Object.keys(fields).length === 0) return undefined;
  return { message: missing.length > 0 && !isMade ? texts.incomplete : undefined, fields };
}

/** Form data in the API's format: without the repeated password, and without an empty picture. */
function writeAccount(form: FormData): FormData {
  const account = new FormData();
  for (const name of NAMES) account.set(name, readText(form, name));
  // Not trimmed, because spaces are part of a password.
  const current = form.get(CURRENT_PASSWORD_FIELD);
  account.set('password', form.get('password') || (current ?? ''));
  if (current !== null) account.set(CURRENT_PASSWORD_FIELD, current);
  const picture = readPicture(form);
  if (picture) account.set('profile_picture', picture);
  return account;
}

function readPicture(form: FormData): File | undefined {
  const picture = form.get('profile_picture');
  return picture instanceof File && picture.size > 0 ? picture : undefined;
}

function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

export function explainRefusal({ detail, fields }: ApiError, language: Language): RegistrationProblem {
  const { problems: texts } = textsIn(language, registerTexts);
  const messages = Object.values(fields).flat();
  return { message: detail || messages.join(' | ') || texts.server, fields };
}
