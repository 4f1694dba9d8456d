import { joinClasses } from '../join-classes';
import { iconShapes } from './icon-shapes';
import styles from './icon.module.css';

export type IconName = keyof typeof iconShapes;

export interface IconProps {
  name: IconName;
  /** 16, 20 or 28 pixels. */
  size?: 'small' | 'medium' | 'large';
  /** Only for an icon with a meaning that the text next to it does not state. */
  label?: string;
  className?: string;
}

/** A line icon in the colour of the text. */
export function Icon({ name, size = 'medium', label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      className={joinClasses(styles.icon, size !== 'medium' && styles[size], className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {iconShapes[name]}
    </svg>
  );
}
