import { Form, Link } from '@metier/shared/router';
import { APPLICATION_STATUSES, STATUS_LABELS } from '@metier/shared/rules';
import { Button, chipClass, TextField } from '@metier/shared/ui';
import { writeAddress, type ApplicationsFilter } from './applications-address';
import styles from './applications-filters.module.css';
import { applicationsTexts } from '../applications.texts';

const { filters } = applicationsTexts;

/** Search and status; both live in the address. */
export function ApplicationsFilters({ filter }: { filter: ApplicationsFilter }) {
  return (
    <div className={styles.filters}>
      <Form role="search" action="/applications" className={styles.search}>
        {filter.status && <input type="hidden" name="status" value={filter.status} />}
        <TextField
          // A link that changes the search changes what stands in the box.
          key={filter.search}
          type="search"
          name="search"
          label={filters.searchLabel}
          placeholder={filters.searchPlaceholder}
          defaultValue={filter.search}
          maxLength={200}
          className={styles.box}
        />
        <Button type="submit" variant="secondary">
          {filters.search}
        </Button>
      </Form>
      <StatusChips filter={filter} />
    </div>
  );
}

function StatusChips({ filter }: { filter: ApplicationsFilter }) {
  return (
    <nav aria-label={filters.statusLabel}>
      <ul className={styles.chips}>
        {[undefined, ...APPLICATION_STATUSES].map((status) => (
          <li key={status ?? 'all'}>
            <Link
              to={writeAddress(filter, { status })}
              preventScrollReset
              aria-current={status === filter.status || undefined}
              className={chipClass(status === filter.status)}
            >
              {status ? STATUS_LABELS[status] : filters.all}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
