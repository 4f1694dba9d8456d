import type { StatusCounts } from '@metier/sdk/contract';
import { Form, Link } from '@metier/sdk/router';
import { APPLICATION_STATUSES, statusesTexts, type ApplicationStatus } from '@metier/sdk/rules';
import { Button, chipClass, ChipCount, TextField, useTexts } from '@metier/sdk/ui';
import { applicationsTexts } from '../applications.texts';
import { writeAddress, type ApplicationsFilter } from './applications-address';
import styles from './applications-filters.module.css';

interface ApplicationsFiltersProps {
  filter: ApplicationsFilter;
  counts: StatusCounts | undefined;
}

/** Search and status filters, both kept in the URL. */
export function ApplicationsFilters({ filter, counts }: ApplicationsFiltersProps) {
  return (
    <div className={styles.filters}>
      <SearchForm filter={filter} />
      <StatusChips filter={filter} counts={counts} />
    </div>
  );
}

function SearchForm({ filter }: { filter: ApplicationsFilter }) {
  const { filters: texts } = useTexts(applicationsTexts);
  return (
    <Form role="search" action="/applications" className={styles.search}>
      {filter.status && <input type="hidden" name="status" value={filter.status} />}
      {filter.ordering && <input type="hidden" name="ordering" value={filter.ordering} />}
      <TextField
        // Remounts the input when a link changes the search.
        key={filter.search}
        type="search"
        name="search"
        label={texts.searchLabel}
        placeholder={texts.searchPlaceholder}
        defaultValue={filter.search}
        maxLength={200}
        className={styles.box}
      />
      <Button type="submit" variant="secondary">
        {texts.search}
      </Button>
    </Form>
  );
}

function StatusChips({ filter, counts }: ApplicationsFiltersProps) {
  const statuses = useTexts(statusesTexts);
  const { filters: texts } = useTexts(applicationsTexts);
  const countOf = (status: ApplicationStatus | undefined) =>
    status ? counts?.by_status[status] : counts?.total;
  return (
    <nav aria-label={texts.statusLabel}>
      <ul className={styles.chips}>
        {[undefined, ...APPLICATION_STATUSES].map((status) => (
          <li key={status ?? 'all'}>
            <Link
              to={writeAddress(filter, { status })}
              preventScrollReset
              aria-current={status === filter.status || undefined}
              className={chipClass(status === filter.status)}
            >
              {status ? statuses.labels[status] : texts.all}
              {counts && <ChipCount>{countOf(status) ?? 0}</ChipCount>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
