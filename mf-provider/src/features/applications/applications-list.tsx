import type { Application } from '@metier/shared/contract';
import { pageCount, pageItems } from '@metier/shared/rules';
import { Link } from '@metier/shared/router';
import { buttonClass, Card, EmptyState, LoadingText, Pagination, Stack } from '@metier/shared/ui';
import { ApplicationRow } from './application-row';
import styles from './applications-list.module.css';
import { isFiltered, PAGE_SIZE, writeView, type ApplicationsView } from './applications-query';
import { applicationsTexts as texts } from './applications.texts';

interface ApplicationsListProps {
  items: readonly Application[];
  total: number;
  view: ApplicationsView;
  /** Another list is on its way. */
  isLoading: boolean;
}

/** One page of applications: a table, cards where that is too wide. */
export function ApplicationsList({ items, total, view, isLoading }: ApplicationsListProps) {
  if (items.length === 0) return <NoApplications isFiltered={isFiltered(view)} />;
  return (
    <Stack gap={20}>
      {isLoading && <LoadingText hidden>{texts.loading}</LoadingText>}
      <Card kind="flush">
        {/* Drawn as blocks on a phone, a table would be none any more: the roles hold. */}
        <table role="table" aria-label={texts.title} aria-busy={isLoading} className={styles.table}>
          <thead role="rowgroup" className={styles.head}>
            <tr role="row">
              {Object.values(texts.columns).map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {items.map((application) => (
              <ApplicationRow
                key={application.id}
                application={application}
                address={writeView({ ...view, applicationId: application.id })}
              />
            ))}
          </tbody>
        </table>
      </Card>
      <Pagination
        items={pageItems(view.page, pageCount(total, PAGE_SIZE))}
        current={view.page}
        renderLink={(page, children, props) => (
          <Link {...props} to={writeView({ ...view, page, applicationId: undefined })}>
            {children}
          </Link>
        )}
      />
    </Stack>
  );
}

function NoApplications({ isFiltered: isNarrowed }: { isFiltered: boolean }) {
  const { title, filtered, none, post } = texts.empty;
  return (
    <EmptyState
      icon={isNarrowed ? 'search' : 'file'}
      title={title}
      text={isNarrowed ? filtered : none}
      action={
        isNarrowed ? (
          <Link to="." className={buttonClass('secondary')}>
            {texts.filters.clear}
          </Link>
        ) : (
          <Link to="/jobcreation" className={buttonClass()}>
            {post}
          </Link>
        )
      }
    />
  );
}
