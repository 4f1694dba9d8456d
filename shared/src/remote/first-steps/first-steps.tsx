import { useCallback, useEffect, useId } from 'react';
import { Link } from '@metier/sdk/router';
import { useSession } from '../../session/index';
import { Card, Icon, IconButton, useTexts, VisuallyHidden } from '../../ui/index';
import { usePorts } from '../ports-provider';
import { remoteTexts } from '../remote.texts';
import { useStoredText } from '../use-stored-text';
import styles from './first-steps.module.css';

export interface FirstStep {
  readonly label: string;
  /** The page on which it is done. */
  readonly to: string;
  readonly isDone: boolean;
}

const OVER = 'over';

/**
 * Whether the first steps of the signed-in account are done or put away, and a function that ends them; this browser
 * keeps it. On the server, which does not know, they are over.
 */
export function useFirstSteps(): readonly [boolean, () => void] {
  const id = useSession(usePorts().session)?.id;
  const [stored, store] = useStoredText(`metier.first-steps.${id ?? 'anyone'}`, OVER);
  const end = useCallback(() => store(OVER), [store]);
  return [stored === OVER, end];
}

interface FirstStepsProps {
  steps: readonly FirstStep[];
  /** Called once all are done, or the person puts them away. */
  onEnd: () => void;
}

/** What a new account does first; each step is ticked by what is there. */
export function FirstSteps({ steps, onEnd }: FirstStepsProps) {
  const { firstSteps: texts } = useTexts(remoteTexts);
  const titleId = useId();
  const done = steps.filter(({ isDone }) => isDone).length;
  const isOver = done === steps.length;
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  if (isOver) return null;
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <Ring done={done} of={steps.length} />
        <h2 id={titleId} className={styles.title}>
          {texts.title}
        </h2>
        <p className={styles.count}>{texts.count(done, steps.length)}</p>
        <IconButton icon="close" size="small" label={texts.dismiss} onClick={onEnd} />
      </div>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.to + step.label} {...step} />
        ))}
      </ul>
    </Card>
  );
}

/** How much is done, from the top on. */
const Ring = ({ done, of }: { done: number; of: number }) => (
  <svg viewBox="0 0 36 36" width="36" height="36" fill="none" strokeWidth="5" aria-hidden="true">
    <circle cx="18" cy="18" r="15" stroke="var(--line)" />
    <circle
      cx="18"
      cy="18"
      r="15"
      stroke="var(--accent)"
      pathLength={of}
      strokeDasharray={`${done} ${of}`}
      transform="rotate(-90 18 18)"
    />
  </svg>
);

function Step({ label, to, isDone }: FirstStep) {
  const { firstSteps: texts } = useTexts(remoteTexts);
  return (
    <li className={isDone ? styles.done : styles.open}>
      {isDone ? <Icon name="check-circle" /> : <span aria-hidden="true" className={styles.circle} />}
      {isDone ? (
        <span>
          <VisuallyHidden>{texts.done} </VisuallyHidden>
          {label}
        </span>
      ) : (
        <Link to={to} className={styles.link}>
          {label}
        </Link>
      )}
    </li>
  );
}
