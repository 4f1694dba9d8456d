import { useValue } from '@metier/shared/remote';
import { Link } from '@metier/shared/router';
import { buttonClass, ChipCount, chipClass, EmptyState, VisuallyHidden } from '@metier/shared/ui';
import { nameTerm } from './describe-terms';
import type { HomeData, RelaxedCounts } from './home-loader';
import { changeSearch, isNarrowed, listTerms, type HomeSearch, type TermName } from './home-search';
import { homeTexts } from './home.texts';
import styles from './no-jobs.module.css';

const { empty: texts } = homeTexts;

type NoJobsProps = Pick<HomeData, 'search' | 'relaxedCounts'>;

/** No results: which terms to remove, and how many jobs that would find. */
export function NoJobs({ search, relaxedCounts }: NoJobsProps) {
  const counts = useValue(relaxedCounts);
  if (!isNarrowed(search)) {
    return <EmptyState level={3} icon="briefcase" title={texts.title} text={texts.nothingOpen} />;
  }
  const names = listRelaxations(search, counts);
  return (
    <EmptyState
      level={3}
      title={texts.title}
      text={names.length > 0 ? texts.loosen : texts.hint}
      action={
        <div className={styles.ways}>
          {names.length > 0 && (
            <ul className={styles.wishes}>
              {names.map((name) => (
                <li key={name} className={styles.wish}>
                  <Link to={changeSearch(search, { [name]: '' })} preventScrollReset className={chipClass()}>
                    <span className={styles.term}>{texts.without(nameTerm(name, search[name]))}</span>
                    <Count value={counts?.[name]} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <Link to="/" className={buttonClass('secondary', 'small')}>
            {texts.everything}
          </Link>
        </div>
      }
    />
  );
}

/**
 * With a single term, removing it equals showing all jobs; terms whose removal finds nothing are not offered.
 */
function listRelaxations(search: HomeSearch, counts: RelaxedCounts | undefined): readonly TermName[] {
  const names = listTerms(search);
  return names.length < 2 ? [] : names.filter((name) => counts?.[name] !== 0);
}

function Count({ value }: { value: number | undefined }) {
  if (value === undefined) return null;
  return (
    <>
      <ChipCount>{value}</ChipCount>
      <VisuallyHidden>{homeTexts.filters.jobs}</VisuallyHidden>
    </>
  );
}
