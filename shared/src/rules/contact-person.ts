import { isEmailAddress } from './email';
import { isPhoneNumber } from './phone-numbers';

/** The person of a job whom candidates may ask; empty texts for what is not given. */
export interface ContactPerson {
  readonly contact_name: string;
  readonly contact_email: string;
  readonly contact_phone: string;
}

/** What is wrong with a contact person, by field: address and number are optional, but need a name. */
export function findContactFaults(contact: ContactPerson): Partial<Record<keyof ContactPerson, string>> {
  const { contact_name: name, contact_email: email, contact_phone: phone } = contact;
  return {
    ...(!name.trim() && (email.trim() || phone.trim()) && { contact_name: 'Enter the name of this person.' }),
    ...(email.trim() &&
      !isEmailAddress(email.trim()) && {
        contact_email: 'Enter an e-mail address such as name@example.ch.',
      }),
    ...(phone.trim() &&
      !isPhoneNumber(phone) && { contact_phone: 'Enter a phone number such as +41 79 123 45 67.' }),
  };
}
