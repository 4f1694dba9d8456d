import { joinClasses } from '../join-classes';
import { useTexts } from '../language/use-texts';
import { uiTexts } from '../ui.texts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './password-meter.module.css';

export interface PasswordMeterProps {
  /** Number of filled bars out of four. */
  strength: 0 | 1 | 2 | 3 | 4;
  /** Label of the strength, such as "Fair"; empty while the password is empty. */
  label: string;
}

/** Password strength, announced while typing. */
export function PasswordMeter({ strength, label }: PasswordMeterProps) {
  const texts = useTexts(uiTexts);
  return (
    <div className={joinClasses(styles.meter, styles[`strength${strength}`])}>
      <span aria-hidden="true" className={styles.bars}>
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={joinClasses(styles.bar, bar <= strength && styles.on)} />
        ))}
      </span>
      <span role="status" className={styles.word}>
        {label && <VisuallyHidden>{texts.passwordStrength} </VisuallyHidden>}
        {label}
      </span>
    </div>
  );
}
