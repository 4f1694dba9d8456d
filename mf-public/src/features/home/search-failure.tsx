import type { Failure, RetryProps } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { buttonClass, ErrorPanel } from '@metier/sdk/ui';
import { dropTerms, listTerms, type HomeSearch } from './home-search';
import { homeTexts } from './home.texts';

interface SearchFailureProps {
  search: HomeSearch;
  retry: RetryProps;
  failure: Failure;
}

/** Why the search failed; the form and the filters above keep their values. */
export function SearchFailure({ search, retry, failure: { detail, fields } }: SearchFailureProps) {
  const atFault = listTerms(search).filter((name) => fields[name]);
  if (atFault.length > 0) {
    return (
      <ErrorPanel
        level={3}
        title={homeTexts.misunderstood.title}
        message={homeTexts.misunderstood.text}
        action={
          <Link to={dropTerms(search, atFault)} preventScrollReset className={buttonClass()}>
            {homeTexts.misunderstood.action}
          </Link>
        }
      />
    );
  }
  return (
    <ErrorPanel
      {...retry}
      level={3}
      title={homeTexts.failure.title}
      message={detail ?? homeTexts.failure.text}
    />
  );
}
