import type { Job } from '@metier/sdk/contract';
import { useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { homeTexts } from '../home.texts';
import styles from './match-reason.module.css';

/** Why a search found the job, if its title and place do not show it. */
export function MatchReason({ job: { match, language } }: { job: Job }) {
  const { match: texts } = useTexts(homeTexts).card;
  if (!match) return null;
  const { found_in: place, excerpt } = match;
  const label = texts.places[place];
  if (!excerpt) return label ? <p className={styles.reason}>{label}</p> : null;
  return (
    <p className={styles.reason}>
      {place === 'benefits' ? texts.benefits : <VisuallyHidden>{texts.description}</VisuallyHidden>}{' '}
      <bdi lang={language ?? undefined}>
        {excerpt.before}
        <mark className={styles.mark}>{excerpt.match}</mark>
        {excerpt.after}
      </bdi>
    </p>
  );
}
