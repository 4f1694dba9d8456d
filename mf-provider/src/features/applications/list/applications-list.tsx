import type { Application } from '@metier/sdk/contract';
import { pageCount, pageItems } from '@metier/sdk/rules';
import { Link } from '@metier/sdk/router';
import {
  buttonClass,
  Card,
  EmptyState,
  LoadingText,
  Pagination,
  Spot,
  Stack,
  usePressGuard,
  useTexts,
  VisuallyHidden,
} from '@metier/sdk/ui';
import { ApplicationRow } from './application-row';
import styles from './applications-list.module.css';
import { isFiltered, PAGE_SIZE, writeView, type ApplicationsView } from '../applications-query';
import { applicationsTexts } from '../applications.texts';
import { SelectAll } from './select-box';
import { SelectionBar } from './selection-bar';
import { SortHeads } from './sort-heads';
import { useSelection, type Selection } from './use-selection';

interface ApplicationsListProps {
  items: readonly Application[];
  total: number;
  view: ApplicationsView;
  /** True while another list is loading. */
  isLoading: boolean;
}

/** One page of applications as a table, or as cards on narrow screens. Selected rows are moved together. */
export function ApplicationsList({ items, total, view, isLoading }: ApplicationsListProps) {
  const texts = useTexts(applicationsTexts);
  const selection = useSelection(items);
  const guard = usePressGuard(items.map(({ id }) => id).join());
  if (items.length === 0) return <NoApplications isFiltered={isFiltered(view)} />;
  return (
    <Stack gap={20}>
      {isLoading && <LoadingText hidden>{texts.loading}</LoadingText>}
      <Card kind="flush" className={styles.card}>
        {/* Explicit roles: `display: block` on phones would remove the table semantics. */}
        <table role="table" aria-label={texts.title} aria-busy={isLoading} className={styles.table}>
          <Head selection={selection} view={view} />
          <tbody role="rowgroup" {...guard}>
            {items.map((application) => (
              <ApplicationRow
                key={application.id}
                application={application}
                address={writeView({ ...view, applicationId: application.id })}
                isSelected={selection.has(application.id)}
                onSelect={(isSelected) => selection.set(application.id, isSelected)}
              />
            ))}
          </tbody>
        </table>
      </Card>
      <SelectionBar selection={selection} />
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

function Head({ selection, view }: { selection: Selection; view: ApplicationsView }) {
  const texts = useTexts(applicationsTexts);
  const { select, actions } = texts.columns;
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        <th role="columnheader" scope="col" className={styles.select}>
          <VisuallyHidden>{select}</VisuallyHidden>
          <SelectAll selection={selection} />
        </th>
        <SortHeads view={view} />
        <th role="columnheader" scope="col">
          {actions}
        </th>
      </tr>
    </thead>
  );
}

function NoApplications({ isFiltered: isNarrowed }: { isFiltered: boolean }) {
  const texts = useTexts(applicationsTexts);
  const { title, filtered, none, post } = texts.empty;
  return (
    <EmptyState
      picture={isNarrowed ? undefined : <Spot name="applications" />}
      title={title}
      text={isNarrowed ? filtered : none}
      action={
        isNarrowed ? (
          <Link to="/applications" className={buttonClass('secondary')}>
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
