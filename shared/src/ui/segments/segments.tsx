import type { ReactNode } from 'react';
import styles from './segments.module.css';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** Number of matching entries. */
  count?: number;
}

/** Attributes of a segment's link, whatever element it is. */
export interface SegmentLinkProps {
  className: string;
  'aria-current'?: 'true';
}

export interface SegmentsProps<Value extends string> {
  /** Accessible name of the choice, such as "Filter jobs". */
  label: string;
  segments: readonly Segment<Value>[];
  current: Value;
  /** Renders the link or button to a segment. */
  renderLink: (value: Value, children: ReactNode, props: SegmentLinkProps) => ReactNode;
}

/** A choice of few options as links, side by side; the selection is part of the URL. */
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
