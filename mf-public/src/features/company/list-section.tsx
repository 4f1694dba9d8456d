import { Suspense, use, useEffect, useRef, type ReactNode } from 'react';
import { readDetail } from '@metier/shared/api';
import { Link, useLocation, useNavigation, useRevalidator } from '@metier/shared/router';
import { pageCount, pageItems } from '@metier/shared/rules';
import { Badge, Card, ErrorPanel, LoadingText, Pagination, Skeleton } from '@metier/shared/ui';
import { companyTexts } from './company.texts';
import styles from './list-section.module.css';
import type { ListResult } from './load-company';

interface ListTexts {
  readonly title: string;
  readonly loading: string;
  readonly failed: string;
  readonly pages: string;
}

interface ListSectionProps<Item> {
  id: string;
  texts: ListTexts;
  outcome: Promise<ListResult<Item>>;
  page: number;
  pageSize: number;
  /** Returns the query string of another page. */
  addressOf: (page: number) => string;
  /** Rendered next to the heading. */
  aside?: ReactNode;
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list with its own loading state, failure and paging. */
export function ListSection<Item>(props: ListSectionProps<Item>) {
  const { id, texts } = props;
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <Suspense
        fallback={
          <>
            <Head {...props} />
            <LoadingText hidden>{texts.loading}</LoadingText>
            <Ghosts />
          </>
        }
      >
        <LoadedList {...props} />
      </Suspense>
    </Card>
  );
}

function LoadedList<Item>(props: ListSectionProps<Item>) {
  const { outcome, texts, page, empty, children } = props;
  const settled = use(outcome);
  if ('error' in settled) {
    return (
      <>
        <Head {...props} />
        <ListFailure title={texts.failed} error={settled.error} />
      </>
    );
  }
  const { items, total } = settled.listing;
  return (
    <>
      <Head {...props} total={total} />
      {total === 0 || (items.length === 0 && page === 1) ? (
        empty
      ) : items.length === 0 ? (
        <PageOver {...props} />
      ) : (
        <PendingItems>{children(items)}</PendingItems>
      )}
      <Pages {...props} total={total} />
    </>
  );
}

type HeadProps = Pick<ListSectionProps<never>, 'id' | 'page' | 'aside' | 'texts'> & { total?: number };

function Head({ id, page, aside, texts, total }: HeadProps) {
  const heading = useFocusOnTurn(page);
  return (
    <div className={styles.head}>
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className={styles.title}>
        {texts.title} {total ? <Badge>{total}</Badge> : null}
      </h2>
      {aside}
    </div>
  );
}

/** Moves the focus to the heading when the page changes. */
function useFocusOnTurn(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    heading.current?.focus({ preventScroll: true });
  }, [page]);
  return heading;
}

/** Dims the present items until the next page has loaded. */
function PendingItems({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isLeaving = useNavigation().location?.pathname === pathname;
  return (
    <div className={styles.items} aria-busy={isLeaving}>
      {children}
    </div>
  );
}

type PagesProps = Pick<ListSectionProps<never>, 'id' | 'texts' | 'page' | 'pageSize' | 'addressOf'>;

function Pages({ id, texts, page, pageSize, addressOf, total }: PagesProps & { total: number }) {
  const count = pageCount(total, pageSize);
  const current = Math.min(page, count);
  return (
    <Pagination
      label={texts.pages}
      current={current}
      items={pageItems(current, count)}
      renderLink={(to, content, link) => (
        <Link {...link} to={`${addressOf(to)}#${id}`}>
          {content}
        </Link>
      )}
    />
  );
}

function PageOver({ addressOf }: PagesProps) {
  return (
    <p className={styles.over}>
      {companyTexts.pageOver} <Link to={addressOf(1)}>{companyTexts.firstPage}</Link>
    </p>
  );
}

function ListFailure({ title, error }: { title: string; error: unknown }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorPanel
      slim
      level={3}
      title={title}
      message={readDetail(error, companyTexts.safe)}
      busy={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}

const Ghosts = () => (
  <div aria-hidden="true" className={styles.items}>
    {[1, 2, 3].map((row) => (
      <div key={row} className={styles.ghost}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    ))}
  </div>
);
