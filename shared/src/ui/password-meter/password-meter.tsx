import { joinClasses } from '../join-classes';
import { uiTexts } from '../ui.texts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './password-meter.module.css';

export interface PasswordMeterProps {
  /** How many of the four bars are lit. */
  strength: 0 | 1 | 2 | 3 | 4;
  /** Its word, such as "Fair"; empty before anything is typed. */
  label: string;
}

/** How strong a password is, told while it is typed. */
export function PasswordMeter({ strength, label }: PasswordMeterProps) {
  return (
    <div className={joinClasses(styles.meter, styles[`strength${strength}`])}>
      <span aria-hidden="true" className={styles.bars}>
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={joinClasses(styles.bar, bar <= strength && styles.on)} />
        ))}
      </span>
      <span role="status" className={styles.word}>
        {label && <VisuallyHidden>{uiTexts.passwordStrength} </VisuallyHidden>}
        {label}
      </span>
    </div>
  );
}
