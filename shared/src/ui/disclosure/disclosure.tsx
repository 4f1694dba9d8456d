import type { ComponentProps, ReactNode } from 'react';
import { chipClass, ChipCount } from '../chip/chip';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import styles from './disclosure.module.css';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'children'> {
  /** The visible label that toggles the content. */
  summary: ReactNode;
  /** Number of active items inside, such as filters; 0 is not shown. */
  count?: number;
  /** `chip` for a row of filters, `row` for a list of questions and answers. */
  look?: 'chip' | 'row';
  children: ReactNode;
}

/**
 * Collapsible content: a native `<details>`, which works before hydration and is searchable with
 * find-in-page.
 */
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
