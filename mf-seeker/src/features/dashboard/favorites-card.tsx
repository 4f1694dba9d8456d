import type { ListPage } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { displayTexts, formatJobSalary } from '@metier/sdk/rules';
import {
  Button,
  buttonClass,
  EmptyState,
  Spot,
  StatusBadge,
  useLanguage,
  usePressGuard,
  useTexts,
} from '@metier/sdk/ui';
import { useDashboardView, writeView } from './dashboard-view';
import { dashboardTexts } from './dashboard.texts';
import { ListCard } from './list-card';
import styles from './list-card.module.css';
import { ListPagination } from './list-pagination';
import { ListRow } from './list-row';
import type { DashboardData } from './load-dashboard';
import type { ShownJob } from './shown-fields';
import { useFavoriteRemovals } from './use-favorite-removals';
const LIST_ID = 'my-favorites';

/** The favorite jobs, three per page. */
export function FavoritesCard({ favorites }: Pick<DashboardData, 'favorites'>) {
  const { favorites: texts } = useTexts(dashboardTexts);
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

function Favorites({ items, total, page }: ListPage<ShownJob>) {
  const { favorites: texts } = useTexts(dashboardTexts);
  const { view, isFavoritesTurning } = useDashboardView();
  const removals = useFavoriteRemovals();
  const staying = items.filter(({ id }) => !removals.isLeaving(id));
  const guard = usePressGuard(staying.map(({ id }) => id).join());
  if (total - items.length + staying.length === 0) return <NoFavorites />;
  return (
    <>
      <ul className={styles.items} aria-busy={isFavoritesTurning} {...guard}>
        {staying.map((job) => (
          <FavoriteRow key={job.id} job={job} onRemove={() => removals.remove(job.id)} />
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

function FavoriteRow({ job, onRemove }: { job: ShownJob; onRemove: () => void }) {
  const language = useLanguage();
  const defaults = useTexts(displayTexts);
  const { favorites: texts } = useTexts(dashboardTexts);
  const { id, title, job_provider: company } = job;
  const name = job.company || defaults.company;

  function remove() {
    onRemove();
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
      note={texts.facts(name, job.location || defaults.location, formatJobSalary(job, language))}
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

const NoFavorites = () => {
  const dashboard = useTexts(dashboardTexts);
  const { favorites: texts } = dashboard;
  return (
    <div className={styles.empty}>
      <EmptyState
        bare
        level={3}
        picture={<Spot name="saved" />}
        title={texts.empty}
        text={texts.emptyText}
        action={
          <Link to="/" className={buttonClass('soft', 'small')}>
            {dashboard.findJobs}
          </Link>
        }
      />
    </div>
  );
};
