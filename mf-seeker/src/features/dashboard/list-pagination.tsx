import type { ReactNode } from 'react';
import { Link } from '@metier/sdk/router';
import { pageCount, pageItems } from '@metier/sdk/rules';
import { Pagination } from '@metier/sdk/ui';
import styles from './list-card.module.css';
import { PAGE_SIZE } from './load-dashboard';

interface ListFootProps {
  /** Accessible label of the pagination. */
  label: string;
  page: number;
  total: number;
  addressOf: (page: number) => string;
  /** Rendered at the end. */
  children?: ReactNode;
}

/** Pagination below a list, if it has more than one page. */
export function ListPagination({ label, page, total, addressOf, children }: ListFootProps) {
  if (total <= PAGE_SIZE && !children) return null;
  return (
    <div className={styles.foot}>
      <Pagination
        label={label}
        items={pageItems(page, pageCount(total, PAGE_SIZE))}
        current={page}
        renderLink={(to, content, props) => (
          <Link {...props} to={addressOf(to)} preventScrollReset>
            {content}
          </Link>
        )}
      />
      {children}
    </div>
  );
}
