import { joinClasses } from '../join-classes';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'soft';
export type ButtonSize = 'medium' | 'small';

/** Classes of a button, for a link that looks like one: `<Link className={buttonClass('soft', 'small')}>`. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium'): string {
  return joinClasses(styles.button, styles[variant], size === 'small' && styles.small);
}

/** Classes of a round button with an icon only. */
export const iconButtonClass = (variant: ButtonVariant, size: ButtonSize = 'medium'): string =>
  joinClasses(buttonClass(variant, size), styles.icon);
