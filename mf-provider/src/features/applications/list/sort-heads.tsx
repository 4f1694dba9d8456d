import { Link } from '@metier/sdk/router';
import { Icon, useTexts } from '@metier/sdk/ui';
import { writeView, type ApplicationsView, type Ordering } from '../applications-query';
import { applicationsTexts } from '../applications.texts';
import styles from './sort-heads.module.css';

/** Orders of each column: the one of the first click, then its reverse. */
const SORTED_COLUMNS = [
  { name: 'applicant', orders: ['applicant_name', '-applicant_name'] },
  { name: 'job', orders: ['job_title', '-job_title'] },
  { name: 'submitted', orders: ['-submitted_at', 'submitted_at'] },
  { name: 'status', orders: ['status', '-status'] },
] as const satisfies readonly { name: string; orders: readonly [Ordering, Ordering] }[];

const directionOf = (ordering: Ordering) => (ordering.startsWith('-') ? 'descending' : 'ascending');

/** Column headers that sort the list, each a link to the list in its order. */
export function SortHeads({ view }: { view: ApplicationsView }) {
  const { columns: texts } = useTexts(applicationsTexts);
  return SORTED_COLUMNS.map(({ name, orders: [first, second] }) => {
    const isSorted = view.ordering === first || view.ordering === second;
    return (
      <th
        key={name}
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
          {texts[name]}
          <Icon name="chevron-down" size="small" className={styles.arrow} />
        </Link>
      </th>
    );
  });
}
