import type { JobProvider } from '@metier/sdk/contract';
import { Card, useTexts } from '@metier/sdk/ui';
import { AboutText, hasAbout } from './about-text';
import styles from './about-card.module.css';
import { TABS } from './company-view';
import { companyTexts } from './company.texts';

/** The company's self-description, one text below the other; what the company has not written is left out. */
export function AboutSections({ company }: { company: JobProvider }) {
  const { about: texts } = useTexts(companyTexts);
  const written = TABS.filter((tab) => hasAbout(tab, company));
  return (
    <Card as="section" aria-labelledby="about" className={styles.sections}>
      <h2 id="about">{texts.title}</h2>
      {written.length === 0 && <p className={styles.empty}>{texts.none}</p>}
      {written.map((tab) => (
        <div key={tab} className={styles.section}>
          <h3>{texts.tabs[tab]}</h3>
          <AboutText tab={tab} company={company} />
        </div>
      ))}
    </Card>
  );
}
