import type { ReactNode } from 'react';
import styles from './segments.module.css';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** How many there are behind it. */
  count?: number;
}

/** What the link of a segment has to carry, whatever element it is. */
export interface SegmentLinkProps {
  className: string;
  'aria-current'?: 'true';
}

export interface SegmentsProps<Value extends string> {
  /** What is chosen between, such as "Filter jobs". */
  label: string;
  segments: readonly Segment<Value>[];
  current: Value;
  /** Draws the link, or button, to a segment. */
  renderLink: (value: Value, children: ReactNode, props: SegmentLinkProps) => ReactNode;
}

/** One of few, side by side, as links: what is chosen lives in the address. */
export function Segments<Value extends string>({
  label,
  segments,
  current,
  renderLink,
}: SegmentsProps<Value>) {
  return (
    <nav aria-label={label} className={styles.segments}>
      <ul className={styles.list}>
        {segments.map(({ value, label: name, count }) => (
          <li key={value}>
            {renderLink(
              value,
              <>
                {name}
                {count !== undefined && <span className={styles.count}> {count}</span>}
              </>,
              { className: styles.segment ?? '', ...(value === current && { 'aria-current': 'true' }) },
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
