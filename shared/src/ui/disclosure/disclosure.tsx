import type { ComponentProps, ReactNode } from 'react';
import { chipClass, ChipCount } from '../chip/chip';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import styles from './disclosure.module.css';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'children'> {
  /** What one presses to see the rest. */
  summary: ReactNode;
  /** Says how many of the things inside are set, such as filters; 0 is not shown. */
  count?: number;
  /** `chip` stands in a row of filters, `row` in a list of questions and answers. */
  look?: 'chip' | 'row';
  children: ReactNode;
}

/** Shows more on demand: a native `<details>`, which works before any script and finds its text in the page. */
export function Disclosure({ summary, count, look = 'row', className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={joinClasses(styles[look], className)}>
      <summary className={joinClasses(styles.summary, look === 'chip' && chipClass())}>
        <span>{summary}</span>
        {count ? <ChipCount>{count}</ChipCount> : null}
        <Icon name="chevron-down" size="small" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
