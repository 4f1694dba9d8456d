import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes';
import styles from './chip.module.css';

/** The looks of a chip, for a link: `<Link className={chipClass(isOn)} aria-current={isOn || undefined}>`. */
export function chipClass(isSelected = false): string {
  return joinClasses(styles.chip, isSelected && styles.selected);
}

export interface ChipProps extends ComponentProps<'button'> {
  selected?: boolean;
  /** How many there are behind it. */
  count?: number;
}

/** A filter that is on or off. */
export function Chip({ selected = false, count, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={selected}
      className={joinClasses(chipClass(selected), className)}
    >
      {children}
      {count !== undefined && <ChipCount>{count}</ChipCount>}
    </button>
  );
}

/** The number in a chip that is a link. */
export function ChipCount({ children }: { children: number }) {
  return <span className={styles.count}>{children}</span>;
}
