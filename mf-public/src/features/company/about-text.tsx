import type { JobProvider } from '@metier/sdk/contract';
import { advantagesTexts, labelOf } from '@metier/sdk/rules';
import { Badge, useTexts } from '@metier/sdk/ui';
import styles from './about-card.module.css';
import type { Tab } from './company-view';
import { companyTexts } from './company.texts';

const textOf = (tab: Tab, company: JobProvider) =>
  ({ mission: company.company_description, advantages: '', ethics: company.work_ethics })[tab].trim();

/** Whether the company has written this part of its self-description. */
export const hasAbout = (tab: Tab, company: JobProvider): boolean =>
  textOf(tab, company) !== '' || (tab === 'advantages' && company.advantages.length > 0);

/** One part of the company's self-description. */
export function AboutText({ tab, company }: { tab: Tab; company: JobProvider }) {
  const { about: texts } = useTexts(companyTexts);
  const names = useTexts(advantagesTexts);
  if (!hasAbout(tab, company)) return <p className={styles.empty}>{texts.empty[tab]}</p>;
  if (tab !== 'advantages') return <p className={styles.text}>{textOf(tab, company)}</p>;
  return (
    <ul className={styles.advantages}>
      {company.advantages.map(({ id, name }) => (
        <li key={id}>
          <Badge>{labelOf(names, name)}</Badge>
        </li>
      ))}
    </ul>
  );
}
