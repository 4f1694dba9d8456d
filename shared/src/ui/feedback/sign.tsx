import { Icon, type IconName } from '../icon/icon';
import { joinClasses } from '../join-classes';
import styles from './sign.module.css';

export interface SignProps {
  icon: IconName;
  tone?: 'neutral' | 'good' | 'wrong';
}

/** A large icon that says at a glance how something stands; the words beside it say it to everybody. */
export function Sign({ icon, tone = 'neutral' }: SignProps) {
  return (
    <span className={joinClasses(styles.sign, styles[tone])}>
      <Icon name={icon} size="large" />
    </span>
  );
}
