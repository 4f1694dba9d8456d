import { useTexts } from '../language/use-texts';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { uiTexts } from '../ui.texts';
import styles from './pagination.module.css';

/** Attributes of a page link, whatever element it is. */
export interface PageLinkProps {
  className: string;
  'aria-label': string;
  'aria-current'?: 'page';
  rel?: 'prev' | 'next';
}

export interface PaginationProps {
  /** The page numbers to show, with `gap` where some are left out; the last is the number of pages. */
  items: readonly (number | 'gap')[];
  current: number;
  /** Renders the link or button to a page. */
  renderLink: (page: number, children: ReactNode, props: PageLinkProps) => ReactNode;
  label?: string;
}

/** Links to the other pages of a list; renders nothing for a single page. */
export function Pagination({ items, current, renderLink, label }: PaginationProps) {
  const texts = useTexts(uiTexts);
  const pages = items.findLast((item) => item !== 'gap') ?? 1;
  if (pages === 1) return null;
  return (
    <nav aria-label={label ?? texts.pagination} className={styles.pagination}>
      <ol className={styles.list}>
        <li>
          <Turn to={current - 1} rel="prev" exists={current > 1} renderLink={renderLink} />
        </li>
        {items.map((item, index) => (
          <li key={index} className={styles.number}>
            {item === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              renderLink(item, item, {
                className: styles.link ?? '',
                'aria-label': texts.page(item),
                ...(item === current && { 'aria-current': 'page' }),
              })
            )}
          </li>
        ))}
        <li className={styles.where}>{texts.pageOf(current, pages)}</li>
        <li>
          <Turn to={current + 1} rel="next" exists={current < pages} renderLink={renderLink} />
        </li>
      </ol>
    </nav>
  );
}

interface TurnProps extends Pick<PaginationProps, 'renderLink'> {
  to: number;
  rel: 'prev' | 'next';
  exists: boolean;
}

function Turn({ to, rel, exists, renderLink }: TurnProps) {
  const texts = useTexts(uiTexts);
  const label = rel === 'prev' ? texts.previous : texts.next;
  const icon = <Icon name={rel === 'prev' ? 'chevron-left' : 'chevron-right'} />;
  const className = styles.link ?? '';
  if (exists) return renderLink(to, icon, { className, 'aria-label': label, rel });
  return (
    <span role="link" aria-disabled="true" aria-label={label} className={className}>
      {icon}
    </span>
  );
}
