import { Link } from '@metier/shared/router';
import { buttonClass, EmptyState } from '@metier/shared/ui';
import { isNarrowed, searchAddress, type HomeSearch } from './home-search';
import { homeTexts } from './home.texts';

const { empty: texts } = homeTexts;

/** Nothing was found: what to loosen, as links. */
export function NoJobs({ search }: { search: HomeSearch }) {
  const { keyword, location } = search;
  if (!isNarrowed(search)) {
    return <EmptyState level={3} icon="briefcase" title={texts.title} text={texts.nothingOpen} />;
  }
  return (
    <EmptyState
      level={3}
      title={texts.title}
      text={texts.hint}
      action={
        <>
          {keyword && location && (
            <>
              <Link to={searchAddress({ keyword })} className={buttonClass('soft', 'small')}>
                {texts.withoutLocation(keyword)}
              </Link>
              <Link to={searchAddress({ location })} className={buttonClass('soft', 'small')}>
                {texts.withoutKeyword(location)}
              </Link>
            </>
          )}
          <Link to="/" className={buttonClass('secondary', 'small')}>
            {texts.everything}
          </Link>
        </>
      }
    />
  );
}
