import { Fragment } from 'react';
import { readUnderstood, type ReadPart } from '@metier/sdk/api';
import { readValue } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { chipClass, Icon, joinClasses, useTexts, VisuallyHidden } from '@metier/sdk/ui';
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
  const { others, parts } = understood;
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
      <LeftOut search={search} parts={parts} />
      <Elsewhere parts={parts} />
      {isAsTyped && (
        <p>
          {texts.asTyped}{' '}
          <Link to={changeSearch(search, { exact: '', without: '' })} preventScrollReset>
            {texts.all}
          </Link>
        </p>
      )}
      <ReadParts search={search} parts={parts} />
    </div>
  );
}

interface PartsProps {
  readonly search: HomeSearch;
  readonly parts: readonly ReadPart[];
}

/** What not every result has, each with a search for it alone. */
function LeftOut({ search, parts }: PartsProps) {
  const { understood: texts } = useTexts(homeTexts);
  const leftOut = parts.filter(({ kind }) => kind === 'left-out');
  if (leftOut.length === 0) return null;
  return (
    <p>
      {texts.leftOut}{' '}
      {leftOut.map(({ text }, index) => (
        <Fragment key={text}>
          {index > 0 && ', '}
          <Link to={changeSearch(search, { keyword: text })} className={styles.term}>
            {text}
            <VisuallyHidden> {texts.alone}</VisuallyHidden>
          </Link>
        </Fragment>
      ))}
      .
    </p>
  );
}

/** Places without a job that fits. */
function Elsewhere({ parts }: Pick<PartsProps, 'parts'>) {
  const { understood: texts } = useTexts(homeTexts);
  const places = parts.filter(({ kind }) => kind === 'elsewhere').map(({ text }) => text);
  if (places.length === 0) return null;
  return (
    <p>
      {texts.elsewhere} <em className={styles.term}>{places.join(', ')}</em>. {texts.nearest}
    </p>
  );
}

/** How the parts of a sentence were read, each with a link that searches without it. */
function ReadParts({ search, parts }: PartsProps) {
  const { understood: texts } = useTexts(homeTexts);
  const isSentence = parts.some(({ kind }) => kind !== 'words' && kind !== 'occupation');
  const shown = isSentence ? parts.filter(({ kind }) => kind in texts.kinds) : [];
  if (shown.length < 2) return null;
  return (
    <ul aria-label={texts.readAs} className={joinClasses(styles.others, styles.parts)}>
      {shown.map(({ kind, text, rest }) => (
        <li key={`${kind} ${text}`} className={styles.other}>
          <Link to={changeSearch(search, { keyword: rest })} preventScrollReset className={chipClass()}>
            <span className={styles.label}>
              <span className={styles.kind}>{texts.kinds[kind as keyof typeof texts.kinds]}</span> {text}
            </span>
            <VisuallyHidden>{texts.without}</VisuallyHidden>
            <Icon name="close" size="small" />
          </Link>
        </li>
      ))}
    </ul>
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
