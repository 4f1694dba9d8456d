import type { Job } from '@metier/sdk/contract';
import styles from './contact-person.module.css';

/** Breaks a long address after its @ before it breaks anywhere else. */
const breakAtSign = (email: string) => {
  const at = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
};

/** The person whom candidates may ask, with links to write and to call. */
export function ContactPerson({ job }: { job: Job }) {
  const { contact_name: name, contact_email: email, contact_phone: phone } = job;
  return (
    <span className={styles.person}>
      {name}
      {email && (
        <a href={`mailto:${encodeURIComponent(email)}`} aria-label={email}>
          {breakAtSign(email)}
        </a>
      )}
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
    </span>
  );
}
