import {
  completeWebAddress,
  isBirthdate,
  isPhoneNumber,
  isPostalCode,
  isWebAddress,
  normalisePhoneNumber,
  swissToday,
} from '@metier/sdk/rules';
import { refuse } from '../errors';
import { checksTexts as texts } from './checks.texts';

/** The phone number; refuses by field if it cannot be one. */
export function requirePhoneNumber(field: string, value: string): string {
  if (!isPhoneNumber(value)) throw refuse.field(field, texts.phone);
  return normalisePhoneNumber(value);
}

/** The postal code; refuses by field if it cannot exist in the region. */
export function requirePostalCode(field: string, value: string, region: string): string {
  if (!isPostalCode(value, region)) throw refuse.field(field, texts.postalCode);
  return value.trim();
}

/** The address with its scheme; refuses by field if it cannot be linked to. */
export function requireWebAddress(field: string, value: string): string {
  const address = completeWebAddress(value);
  if (address && !isWebAddress(address)) throw refuse.field(field, texts.url);
  return address;
}

/** The date of birth; refuses by field if it is not in the past. */
export function requireBirthdate(field: string, value: string, now: Date): string {
  if (!isBirthdate(value, swissToday(now))) throw refuse.field(field, texts.birthdate);
  return value;
}

/** Refuses by field a date in the past, unless it is the present value: an old one may stay. */
export function requireNotPast(
  field: string,
  value: string | null | undefined,
  now: Date,
  present?: string | null,
): void {
  if (value && value !== present && value < swissToday(now)) throw refuse.field(field, texts.pastDate);
}
