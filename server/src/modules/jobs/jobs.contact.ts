import type { Job, JobPatch } from '@metier/sdk/contract';
import { cleanLine, findContactFaults, normalisePhoneNumber } from '@metier/sdk/rules';
import { refuse } from '../../errors';
import { readCurrentLanguage } from '../../languages/current-language';

/** Columns of the contact person; null for what is not given. */
interface ContactColumns {
  readonly contactName: string | null;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
}

type ContactFields = Pick<Job, 'contact_name' | 'contact_email' | 'contact_phone'>;

/** The contact person on the wire: of one job, never in a list. */
export const toContact = (job: ContactColumns): ContactFields => ({
  contact_name: job.contactName,
  contact_email: job.contactEmail,
  contact_phone: job.contactPhone,
});

/** The contact person after a change; refuses by field. */
export function readContact(
  body: Pick<JobPatch, keyof ContactFields>,
  present: ContactFields = {},
): ContactColumns {
  const read = (name: keyof ContactFields) =>
    cleanLine((body[name] === undefined ? present[name] : body[name]) ?? '');
  const contact = {
    contact_name: read('contact_name'),
    contact_email: read('contact_email'),
    contact_phone: normalisePhoneNumber(read('contact_phone')),
  };
  const [fault] = Object.entries(findContactFaults(contact, readCurrentLanguage()));
  if (fault) throw refuse.field(...fault);
  return {
    contactName: contact.contact_name || null,
    contactEmail: contact.contact_email || null,
    contactPhone: contact.contact_phone || null,
  };
}
