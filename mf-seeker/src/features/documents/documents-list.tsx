import { useEffect, useRef } from 'react';
import type { Attachment } from '@metier/sdk/contract';
import type { ListPage } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { pageCount, pageItems } from '@metier/sdk/rules';
import { Badge, Card, EmptyState, Pagination, Spot, usePressGuard, useTexts } from '@metier/sdk/ui';
import { DocumentRow } from './document-row';
import styles from './documents-list.module.css';
import { documentsTexts } from './documents.texts';
import { PAGE_SIZE } from './load-documents';
import { useDocumentRemovals } from './use-document-removals';
const LIST_ID = 'documents';

/**
 * Moves the focus to the heading when a document is removed, because the focused button is removed with it.
 */
function useHeadingFocus(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = count;
  }, [count]);
  return heading;
}

/** One page of the library, newest first. */
export function DocumentsList({ items, total, page }: ListPage<Attachment>) {
  const { list: texts } = useTexts(documentsTexts);
  const removals = useDocumentRemovals();
  const staying = items.filter(({ id }) => !removals.isLeaving(id));
  const guard = usePressGuard(staying.map(({ id }) => id).join());
  const count = total - items.length + staying.length;
  const heading = useHeadingFocus(count);
  return (
    <Card as="section" aria-labelledby={LIST_ID}>
      <h2 ref={heading} id={LIST_ID} tabIndex={-1} className={styles.title}>
        {texts.title} <Badge>{count}</Badge>
      </h2>
      {count === 0 && (
        <EmptyState
          bare
          level={3}
          picture={<Spot name="documents" />}
          title={texts.empty}
          text={texts.emptyText}
        />
      )}
      <ul className={styles.list} {...guard}>
        {staying.map((item) => (
          <DocumentRow key={item.id} item={item} onRemove={() => removals.remove(item.id)} />
        ))}
      </ul>
      <Pagination
        label={texts.pages}
        items={pageItems(page, pageCount(total, PAGE_SIZE))}
        current={page}
        renderLink={(to, children, props) => (
          <Link {...props} to={to === 1 ? '/documents' : `/documents?page=${to}`}>
            {children}
          </Link>
        )}
      />
    </Card>
  );
}
