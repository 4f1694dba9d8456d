import type { Failure, RetryProps } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { buttonClass, ErrorPanel, useTexts } from '@metier/sdk/ui';
import { dropTerms, listTerms, type HomeSearch } from '../home-search';
import { homeTexts } from '../home.texts';

interface SearchFailureProps {
  search: HomeSearch;
  retry: RetryProps;
  failure: Failure;
}

/** Why the search failed; the form and the filters above keep their values. */
export function SearchFailure({ search, retry, failure: { detail, fields } }: SearchFailureProps) {
  const texts = useTexts(homeTexts);
  const atFault = listTerms(search).filter((name) => fields[name]);
  if (atFault.length > 0) {
    return (
      <ErrorPanel
        level={3}
        title={texts.misunderstood.title}
        message={texts.misunderstood.text}
        action={
          <Link to={dropTerms(search, atFault)} preventScrollReset className={buttonClass()}>
            {texts.misunderstood.action}
          </Link>
        }
      />
    );
  }
  return (
    <ErrorPanel {...retry} level={3} title={texts.failure.title} message={detail ?? texts.failure.text} />
  );
}
