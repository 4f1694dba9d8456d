import type { JobProvider } from '@metier/sdk/contract';
import { useNavigate } from '@metier/sdk/router';
import { Badge, Card, Tabs, VisuallyHidden } from '@metier/sdk/ui';
import styles from './about-card.module.css';
import { TABS, writeView, type CompanyView, type Tab } from './company-view';
import { companyTexts } from './company.texts';

const { about: texts } = companyTexts;

/** The company's self-description. */
export function AboutCard({ company, view }: { company: JobProvider; view: CompanyView }) {
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
          content: <TabContent tab={tab} company={company} />,
        }))}
      />
    </Card>
  );
}

function TabContent({ tab, company }: { tab: Tab; company: JobProvider }) {
  const text = { mission: company.company_description, advantages: '', ethics: company.work_ethics }[tab];
  if (text.trim()) return <p className={styles.text}>{text.trim()}</p>;
  if (tab === 'advantages' && company.advantages.length > 0) return <Advantages company={company} />;
  return <p className={styles.empty}>{texts.empty[tab]}</p>;
}

function Advantages({ company }: { company: JobProvider }) {
  return (
    <ul className={styles.advantages}>
      {company.advantages.map(({ id, name }) => (
        <li key={id}>
          <Badge>{name}</Badge>
        </li>
      ))}
    </ul>
  );
}
