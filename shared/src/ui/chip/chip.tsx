import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes';
import styles from './chip.module.css';

/** Classes of a chip, for a link: `<Link className={chipClass(isOn)} aria-current={isOn || undefined}>`. */
export function chipClass(isSelected = false): string {
  return joinClasses(styles.chip, isSelected && styles.selected);
}

export interface ChipProps extends ComponentProps<'button'> {
  selected?: boolean;
  /** Number of matching entries. */
  count?: number;
}

/** A toggle button for a filter. */
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

export function ChipCount({ children }: { children: number }) {
  return <span className={styles.count}>{children}</span>;
}
