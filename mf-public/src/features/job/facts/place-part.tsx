import type { Job } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { choicesTexts, labelOf, regionsTexts } from '@metier/sdk/rules';
import { Icon, useLanguage, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { jobTexts } from '../job.texts';
import styles from './place-part.module.css';

/** Where the work is, with its canton, other jobs there and a map; nothing for work from anywhere. */
export function PlacePart({ job }: { job: Job }) {
  const language = useLanguage();
  const { place: texts, company } = useTexts(jobTexts);
  const regions = useTexts(regionsTexts);
  const { workModes } = useTexts(choicesTexts);
  if (!job.location || job.work_mode === 'remote') return null;
  const { address, location } = job;
  // In English, cantons have the names of all their languages: the first is that of most people.
  const [canton] = address?.canton ? labelOf(regions, address.canton).split(' / ') : [];
  const town = address?.locality ?? location;
  const written = [address?.postal_code, town].filter(Boolean).join(' ');
  return (
    <section aria-labelledby="place" className={styles.place}>
      <h2 id="place">{texts.title}</h2>
      <p className={styles.words}>
        <Icon name="pin" />
        <span>
          <strong>{canton && canton !== town ? `${written}, ${canton}` : written}</strong>
          {job.work_mode === 'hybrid' && ` · ${labelOf(workModes, job.work_mode)}`}
        </span>
      </p>
      <p className={styles.links}>
        <Link to={`/?${new URLSearchParams({ location })}`} className={styles.link}>
          {texts.jobs(town)}
          <Icon name="arrow-right" size="small" />
        </Link>
        {address?.country === 'CH' && (
          <a
            href={`https://map.geo.admin.ch/?${new URLSearchParams({ lang: language, swisssearch: written })}`}
            target="_blank"
            rel="noopener"
            className={styles.link}
          >
            {texts.map}
            <VisuallyHidden> {company.newTab}</VisuallyHidden>
            <Icon name="external" size="small" />
          </a>
        )}
      </p>
    </section>
  );
}
