import { readUnderstood } from '@metier/sdk/api';
import { readValue } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { chipClass, Icon, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import type { HomeData } from '../home-loader';
import { changeSearch, type HomeSearch } from '../home-search';
import { homeTexts } from '../home.texts';
import styles from './understood-search.module.css';

/** How the search was understood, with links that search as it was typed. */
export function UnderstoodSearch({ search, found }: Pick<HomeData, 'search' | 'found'>) {
  const { understood: texts } = useTexts(homeTexts);
  const listing = readValue(found);
  if (!listing) return null;
  const understood = readUnderstood(listing);
  const { others } = understood;
  const isAsTyped = search.exact !== '' || (search.without !== '' && others.length === 0);
  return (
    <div className={styles.understood}>
      {(['keyword', 'location'] as const).map(
        (name) =>
          understood[name] && (
            <p key={name}>
              {texts.showing[name]} <em className={styles.term}>{understood[name]}</em>. {texts.instead[name]}{' '}
              <Link to={changeSearch(search, { exact: 'true' })} preventScrollReset className={styles.term}>
                {search[name]}
              </Link>
              .
            </p>
          ),
      )}
      {isAsTyped && (
        <p>
          {texts.asTyped}{' '}
          <Link to={changeSearch(search, { exact: '', without: '' })} preventScrollReset>
            {texts.all}
          </Link>
        </p>
      )}
    </div>
  );
}

/** Occupations that the keyword was taken for as well, each with a link that leaves it out. */
export function AlsoSearched({ search, found }: Pick<HomeData, 'search' | 'found'>) {
  const { understood: texts } = useTexts(homeTexts);
  const listing = readValue(found);
  const others = listing ? readUnderstood(listing).others : [];
  if (others.length === 0) return null;
  return (
    <ul aria-label={texts.others} className={styles.others}>
      <li aria-hidden="true">{texts.others}</li>
      {others.map(({ id, label }) => (
        <li key={id} className={styles.other}>
          <Link to={excludeOther(search, id)} preventScrollReset className={chipClass()}>
            <span className={styles.label}>{label}</span>
            <VisuallyHidden>{texts.without}</VisuallyHidden>
            <Icon name="close" size="small" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const excludeOther = (search: HomeSearch, id: string) =>
  changeSearch(search, { without: [search.without, id].filter(Boolean).join(',') });
