import type { ListPage } from '@metier/sdk/remote';
import { Link, useFetcher, useFetchers } from '@metier/sdk/router';
import { DISPLAY_DEFAULTS, formatSalary } from '@metier/sdk/rules';
import { Button, buttonClass, EmptyState, StatusBadge } from '@metier/sdk/ui';
import { useDashboardView, writeView } from './dashboard-view';
import { dashboardTexts } from './dashboard.texts';
import { ListCard } from './list-card';
import styles from './list-card.module.css';
import { ListPagination } from './list-pagination';
import { ListRow } from './list-row';
import type { DashboardData } from './load-dashboard';
import type { ShownJob } from './shown-fields';

const { favorites: texts } = dashboardTexts;
const LIST_ID = 'my-favorites';

/** The favorite jobs, three per page. */
export function FavoritesCard({ favorites }: Pick<DashboardData, 'favorites'>) {
  return (
    <ListCard
      id={LIST_ID}
      title={texts.title}
      list={favorites}
      countOf={({ total }) => total}
      renderTools={() => null}
      failure={texts.failed}
    >
      {(list) => <Favorites {...list} />}
    </ListCard>
  );
}

/** Jobs whose removal is pending. */
function usePendingRemovals(): ReadonlySet<number> {
  const leaving = useFetchers().map(({ formData }) => Number(formData?.get('remove_favorite')));
  return new Set(leaving);
}

function Favorites({ items, total, page }: ListPage<ShownJob>) {
  const { view, isFavoritesTurning } = useDashboardView();
  const leaving = usePendingRemovals();
  const staying = items.filter(({ id }) => !leaving.has(id));
  if (total - items.length + staying.length === 0) return <NoFavorites />;
  return (
    <>
      <ul className={styles.items} aria-busy={isFavoritesTurning}>
        {staying.map((job) => (
          <FavoriteRow key={job.id} job={job} />
        ))}
      </ul>
      <ListPagination
        label={texts.pages}
        page={isFavoritesTurning ? view.favoritesPage : page}
        total={total}
        addressOf={(to) => writeView({ ...view, favoritesPage: to })}
      />
    </>
  );
}

function FavoriteRow({ job }: { job: ShownJob }) {
  const {
    id,
    title,
    job_provider: company,
    salary,
    salary_type: salaryType,
    salary_currency: currency,
    activity_rate: rate,
  } = job;
  const { submit } = useFetcher({ key: `favorite ${id}` });
  const name = job.company || DISPLAY_DEFAULTS.company;

  function remove() {
    void submit({ remove_favorite: id }, { method: 'post' });
    // The pressed button is removed together with its row, so move the focus explicitly.
    document.getElementById(LIST_ID)?.focus();
  }

  return (
    <ListRow
      company={name}
      logo={company.company_logo}
      title={
        <Link to={`/job/${id}`} lang={job.language ?? undefined} className={styles.link}>
          {title}
        </Link>
      }
      note={texts.facts(
        name,
        job.location || DISPLAY_DEFAULTS.location,
        formatSalary(salary, currency, salaryType, rate),
      )}
      aside={
        <>
          {!job.is_active && <StatusBadge status="inactive" />}
          <Link to={`/job/${id}`} aria-label={texts.viewOf(title)} className={buttonClass('soft', 'small')}>
            {texts.view}
          </Link>
          <Button variant="ghost" size="small" aria-label={texts.removeOf(title)} onClick={remove}>
            {texts.remove}
          </Button>
        </>
      }
    />
  );
}

const NoFavorites = () => (
  <div className={styles.empty}>
    <EmptyState
      bare
      level={3}
      icon="heart"
      title={texts.empty}
      text={texts.emptyText}
      action={
        <Link to="/" className={buttonClass('soft', 'small')}>
          {dashboardTexts.findJobs}
        </Link>
      }
    />
  </div>
);
