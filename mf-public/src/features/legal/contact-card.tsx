import { usePorts } from '@metier/sdk/remote';
import { Card, Icon, useTexts } from '@metier/sdk/ui';
import styles from './contact-card.module.css';
import { legalTexts } from './legal.texts';

/** Contact data of the operator. */
export function ContactCard() {
  const { contact: texts } = useTexts(legalTexts);
  const { email, phone, address } = usePorts().contact;
  return (
    <Card as="section" aria-labelledby="contact" className={styles.card}>
      <div>
        <h2 id="contact" className={styles.title}>
          {texts.title}
        </h2>
        <p className={styles.lead}>{texts.lead}</p>
      </div>
      <address className={styles.ways}>
        <a href={`mailto:${email}`} className={styles.way}>
          <Icon name="mail" label={texts.email} />
          {email}
        </a>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.way}>
          <Icon name="phone" label={texts.phone} />
          {phone}
        </a>
        <span className={styles.way}>
          <Icon name="pin" label={texts.address} />
          {address}
        </span>
      </address>
    </Card>
  );
}
