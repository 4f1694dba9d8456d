import type { Job } from '@metier/sdk/contract';
import styles from './contact-person.module.css';

/** The person whom candidates may ask, with links to write and to call. */
export function ContactPerson({ job }: { job: Job }) {
  const { contact_name: name, contact_email: email, contact_phone: phone } = job;
  return (
    <span className={styles.person}>
      {name}
      {email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
    </span>
  );
}
