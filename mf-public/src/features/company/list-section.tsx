import { useEffect, useRef, type ReactNode } from 'react';
import type { Listing } from '@metier/sdk/api';
import { Section, type Part } from '@metier/sdk/remote';
import { Link, useLocation, useNavigation } from '@metier/sdk/router';
import { pageCount, pageItems } from '@metier/sdk/rules';
import { Badge, Card, ErrorPanel, LoadingText, Pagination, Skeleton, useTexts } from '@metier/sdk/ui';
import { companyTexts } from './company.texts';
import styles from './list-section.module.css';

interface ListTexts {
  readonly title: string;
  readonly loading: string;
  readonly failed: string;
  readonly pages: string;
}

interface ListSectionProps<Item> {
  id: string;
  texts: ListTexts;
  list: Part<Listing<Item>>;
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
  const company = useTexts(companyTexts);
  const { id, texts, list } = props;
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <Section
        of={list}
        loading={
          <>
            <Head {...props} />
            <LoadingText hidden>{texts.loading}</LoadingText>
            <Ghosts />
          </>
        }
        failed={(retry, { detail }) => (
          <>
            <Head {...props} />
            <ErrorPanel {...retry} slim level={3} title={texts.failed} message={detail ?? company.safe} />
          </>
        )}
      >
        {(listing) => <LoadedList {...props} {...listing} />}
      </Section>
    </Card>
  );
}

function LoadedList<Item>(props: ListSectionProps<Item> & Listing<Item>) {
  const { items, total, page, empty, children } = props;
  return (
    <>
      <Head {...props} />
      {total === 0 || (items.length === 0 && page === 1) ? (
        empty
      ) : items.length === 0 ? (
        <PageOver {...props} />
      ) : (
        <PendingItems>{children(items)}</PendingItems>
      )}
      <Pages {...props} />
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
  const company = useTexts(companyTexts);
  return (
    <p className={styles.over}>
      {company.pageOver} <Link to={addressOf(1)}>{company.firstPage}</Link>
    </p>
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
