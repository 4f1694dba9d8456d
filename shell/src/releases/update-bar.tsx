import { Button, IconButton, useTexts } from '@metier/sdk/ui';
import { useState } from 'react';
import { shellTexts } from '../shell.texts';
import styles from './update-bar.module.css';

interface UpdateBarProps {
  onUpdate: () => void;
  onDismiss: () => void;
}

/** Offers the newer release. The surrounding page announces it; the focus does not move. */
export function UpdateBar({ onUpdate, onDismiss }: UpdateBarProps) {
  const { update: texts } = useTexts(shellTexts);
  const [isBusy, setBusy] = useState(false);

  function update() {
    setBusy(true);
    onUpdate();
  }

  return (
    <section className={styles.bar} aria-label={texts.label}>
      <p className={styles.words}>{texts.ready}</p>
      <Button size="small" busy={isBusy} onClick={update}>
        {texts.update}
      </Button>
      <IconButton
        icon="close"
        size="small"
        label={texts.dismiss}
        className={styles.dismiss}
        onClick={onDismiss}
      />
    </section>
  );
}
