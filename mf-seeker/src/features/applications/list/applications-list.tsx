import { Link } from '@metier/sdk/router';
import { pageCount, pageItems } from '@metier/sdk/rules';
import { buttonClass, EmptyState, Pagination, Row, Spot, useTexts } from '@metier/sdk/ui';
import { ApplicationCard } from './application-card';
import { writeAddress, type ApplicationsFilter } from './applications-address';
import styles from './applications-list.module.css';
import { applicationsTexts } from '../applications.texts';
import { OrderingField } from './ordering-field';
import { PAGE_SIZE, type ApplicationsData } from './load-applications';

type ApplicationsListProps = Pick<ApplicationsData, 'items' | 'total' | 'threads'> & {
  filter: ApplicationsFilter;
  isLoading: boolean;
};

/** One page of the applications, with links to the others. */
export function ApplicationsList({ items, total, threads, filter, isLoading }: ApplicationsListProps) {
  const texts = useTexts(applicationsTexts);
  return (
    <section aria-busy={isLoading} className={styles.section}>
      <Row justify="between">
        {/* Around the heading: inside, it would leave the heading without a name. */}
        <div role="status">
          <h2 className={styles.count}>{isLoading ? texts.loading : texts.count(total)}</h2>
        </div>
        {total > 1 && <OrderingField filter={filter} />}
      </Row>
      {items.length === 0 ? (
        <NoApplications isFiltered={filter.status !== undefined || filter.search !== ''} />
      ) : (
        <ul className={styles.list}>
          {items.map((application) => (
            <li key={application.id}>
              <ApplicationCard
                application={application}
                unread={threads.get(application.id)}
                detailsAddress={writeAddress(filter, { applicationId: application.id })}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        items={pageItems(filter.page, pageCount(total, PAGE_SIZE))}
        current={filter.page}
        renderLink={(page, children, props) => (
          <Link to={writeAddress(filter, { page })} {...props}>
            {children}
          </Link>
        )}
      />
    </section>
  );
}

function NoApplications({ isFiltered }: { isFiltered: boolean }) {
  const texts = useTexts(applicationsTexts);
  const { title, first, filtered, all } = texts.empty;
  return (
    <EmptyState
      picture={isFiltered ? undefined : <Spot name="applications" />}
      title={title}
      text={isFiltered ? filtered : first}
      level={3}
      action={
        <>
          {isFiltered && (
            <Link to="/applications" className={buttonClass('secondary')}>
              {all}
            </Link>
          )}
          <Link to="/" className={buttonClass()}>
            {texts.findJobs}
          </Link>
        </>
      }
    />
  );
}
