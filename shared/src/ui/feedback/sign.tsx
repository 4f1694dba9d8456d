import { Icon, type IconName } from '../icon/icon';
import { joinClasses } from '../join-classes';
import styles from './sign.module.css';

export interface SignProps {
  icon: IconName;
  tone?: 'neutral' | 'good' | 'wrong';
}

/** A large status icon; decorative, because the text next to it states the same. */
export function StatusIcon({ icon, tone = 'neutral' }: SignProps) {
  return (
    <span className={joinClasses(styles.sign, styles[tone])}>
      <Icon name={icon} size="large" />
    </span>
  );
}
