import type { JobProvider } from '@metier/sdk/contract';
import { useNavigate } from '@metier/sdk/router';
import { Card, Tabs, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import styles from './about-card.module.css';
import { AboutText } from './about-text';
import { TABS, writeView, type CompanyView } from './company-view';
import { companyTexts } from './company.texts';

/** The company's self-description. */
export function AboutCard({ company, view }: { company: JobProvider; view: CompanyView }) {
  const { about: texts } = useTexts(companyTexts);
  const navigate = useNavigate();

  function handleSelect(id: string) {
    const tab = TABS.find((known) => known === id) ?? 'mission';
    void navigate(writeView({ ...view, tab }), { replace: true, preventScrollReset: true });
  }

  return (
    <Card as="section" aria-labelledby="about" className={styles.card}>
      <VisuallyHidden>
        <h2 id="about">{texts.title}</h2>
      </VisuallyHidden>
      <Tabs
        label={texts.title}
        selected={view.tab}
        onSelect={handleSelect}
        tabs={TABS.map((tab) => ({
          id: tab,
          label: texts.tabs[tab],
          content: <AboutText tab={tab} company={company} />,
        }))}
      />
    </Card>
  );
}
