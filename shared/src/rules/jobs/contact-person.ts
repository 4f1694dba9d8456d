import { contactPersonTexts } from './contact-person.texts';
import { isEmailAddress } from '../people/email';
import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import { textsIn } from '../languages/texts';
import { isPhoneNumber } from '../people/phone-numbers';

/** The person of a job whom candidates may ask; empty texts for what is not given. */
export interface ContactPerson {
  readonly contact_name: string;
  readonly contact_email: string;
  readonly contact_phone: string;
}

/** What is wrong with a contact person, by field: address and number are optional, but need a name. */
export function findContactFaults(
  contact: ContactPerson,
  language: Language = DEFAULT_LANGUAGE,
): Partial<Record<keyof ContactPerson, string>> {
  const texts = textsIn(language, contactPersonTexts);
  const { contact_name: name, contact_email: email, contact_phone: phone } = contact;
  return {
    ...(!name.trim() && (email.trim() || phone.trim()) && { contact_name: texts.name }),
    ...(email.trim() && !isEmailAddress(email.trim()) && { contact_email: texts.email }),
    ...(phone.trim() && !isPhoneNumber(phone) && { contact_phone: texts.phone }),
  };
}
