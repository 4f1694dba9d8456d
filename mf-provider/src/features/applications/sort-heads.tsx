import { Link } from '@metier/sdk/router';
import { Icon } from '@metier/sdk/ui';
import { writeView, type ApplicationsView, type Ordering } from './applications-query';
import { applicationsTexts } from './applications.texts';
import styles from './sort-heads.module.css';

const { columns: texts } = applicationsTexts;

/** Orders of each column: the one of the first click, then its reverse. */
const SORTED_COLUMNS = [
  { label: texts.applicant, orders: ['applicant_name', '-applicant_name'] },
  { label: texts.job, orders: ['job_title', '-job_title'] },
  { label: texts.submitted, orders: ['-submitted_at', 'submitted_at'] },
  { label: texts.status, orders: ['status', '-status'] },
] as const satisfies readonly { label: string; orders: readonly [Ordering, Ordering] }[];

const directionOf = (ordering: Ordering) => (ordering.startsWith('-') ? 'descending' : 'ascending');

/** Column headers that sort the list, each a link to the list in its order. */
export function SortHeads({ view }: { view: ApplicationsView }) {
  return SORTED_COLUMNS.map(({ label, orders: [first, second] }) => {
    const isSorted = view.ordering === first || view.ordering === second;
    return (
      <th
        key={label}
        role="columnheader"
        scope="col"
        aria-sort={isSorted ? directionOf(view.ordering) : undefined}
      >
        <Link
          to={writeView({ ...view, ordering: view.ordering === first ? second : first, page: 1 })}
          replace
          preventScrollReset
          className={styles.link}
        >
          {label}
          <Icon name="chevron-down" size="small" className={styles.arrow} />
        </Link>
      </th>
    );
  });
}
