import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import { useTexts } from '../language/use-texts';
import { uiTexts } from '../ui.texts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './steps.module.css';

export interface StepsProps {
  /** Accessible name: the goal of the steps. */
  label: string;
  steps: readonly string[];
  /** The current step, from 1. */
  current: number;
}

/** Progress in a task of several pages. */
export function Steps({ label, steps, current }: StepsProps) {
  const texts = useTexts(uiTexts);
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((step, index) => {
        const number = index + 1;
        const isDone = number < current;
        const isCurrent = number === current;
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={joinClasses(styles.step, isDone && styles.done, isCurrent && styles.current)}
          >
            <span className={styles.name}>
              {isDone && <VisuallyHidden>{texts.stepDone} </VisuallyHidden>}
              {isDone ? <Icon name="check" size="small" /> : <span className={styles.number}>{number}.</span>}
              {step}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
