import { useState } from 'react';
import { usePorts } from '@metier/sdk/remote';
import { Button, Card, useTexts } from '@metier/sdk/ui';
import styles from './account-data-page.module.css';
import { accountDataTexts } from './account-data.texts';
import { DeleteDialog } from './delete-dialog';

/** What the deletion of the account means, and its beginning. */
export function DeletionCard({ days }: { days: number }) {
  const { deletion: texts } = useTexts(accountDataTexts);
  const { session } = usePorts();
  const [isOpen, setIsOpen] = useState(false);
  const role = session.getUser()?.account_type === 'job_provider' ? 'job_provider' : 'job_seeker';
  return (
    <Card as="section" aria-labelledby="deletion" className={styles.card}>
      <h2 id="deletion" className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.lead}>{texts.lead(days)}</p>
      <ul className={styles.points}>
        {texts.consequences[role].map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <DeleteDialog days={days} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
