import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { useTexts } from '../language/use-texts';
import { uiTexts } from '../ui.texts';
import styles from './breadcrumb.module.css';

export interface BreadcrumbProps {
  /** Links to the parent pages; the last item is the page itself. */
  items: readonly ReactNode[];
  label?: string;
}

/** Position of a page in the site. */
export function Breadcrumb({ items, label }: BreadcrumbProps) {
  const texts = useTexts(uiTexts);
  const last = items.length - 1;
  return (
    <nav aria-label={label ?? texts.breadcrumb}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            {index === last ? <span aria-current="page">{item}</span> : item}
            {index < last && <Icon name="chevron-right" size="small" className={styles.chevron} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
