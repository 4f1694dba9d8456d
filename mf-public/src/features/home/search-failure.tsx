import { Link, useRevalidator } from '@metier/shared/router';
import { buttonClass, ErrorPanel } from '@metier/shared/ui';
import type { SearchProblem } from './home-loader';
import { changeSearch, listTerms, type HomeSearch } from './home-search';
import { homeTexts } from './home.texts';

/** Why the search failed; the form and the filters above keep their values. */
export function SearchFailure({ search, problem, fields }: { search: HomeSearch } & SearchProblem) {
  const { revalidate, state } = useRevalidator();
  const atFault = listTerms(search).filter((name) => fields[name]);
  if (atFault.length > 0) {
    const without = Object.fromEntries(atFault.map((name) => [name, '']));
    return (
      <ErrorPanel
        level={3}
        title={homeTexts.misunderstood.title}
        message={homeTexts.misunderstood.text}
        action={
          <Link to={changeSearch(search, without)} preventScrollReset className={buttonClass()}>
            {homeTexts.misunderstood.action}
          </Link>
        }
      />
    );
  }
  return (
    <ErrorPanel
      level={3}
      title={homeTexts.failure.title}
      message={problem}
      busy={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}
