import { useRef } from 'react';
import { readDetail } from '@metier/shared/api';
import { useRevalidator } from '@metier/shared/router';
import { Button, Icon } from '@metier/shared/ui';
import { dashboardTexts } from './dashboard.texts';
import styles from './piece-failure.module.css';

interface PieceFailureProps {
  title: string;
  error: unknown;
  /** Of the title in the page's outline. */
  level: 2 | 3;
}

/** In place of a part that could not be had. Trying again asks for every part that failed. */
export function PieceFailure({ title, error, level }: PieceFailureProps) {
  const { revalidate, state } = useRevalidator();
  const panel = useRef<HTMLDivElement>(null);
  const { text, tryAgain } = dashboardTexts.loadError;
  const Title = `h${level}` as const;

  async function retry() {
    const section = panel.current?.closest('section');
    await revalidate();
    // The button that had the focus may have made room for what it brought.
    if (!section?.contains(document.activeElement)) section?.querySelector('h2')?.focus();
  }

  return (
    <div ref={panel} role="alert" className={styles.failure}>
      <Icon name="warning" className={styles.sign} />
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.text}>{readDetail(error, text)}</p>
      </div>
      <Button variant="secondary" size="small" busy={state === 'loading'} onClick={() => void retry()}>
        {tryAgain}
      </Button>
    </div>
  );
}
