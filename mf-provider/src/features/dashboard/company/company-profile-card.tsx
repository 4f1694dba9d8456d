import { Link, useNavigate } from '@metier/sdk/router';
import { advantagesTexts, labelOf } from '@metier/sdk/rules';
import { Badge, buttonClass, Card, Fold, Icon, Stack, Tabs, useTexts } from '@metier/sdk/ui';
import styles from './company-profile-card.module.css';
import { PROFILE_TABS, writeView, type DashboardView, type ProfileTab } from '../dashboard-view';
import { dashboardTexts } from '../dashboard.texts';
import type { ShownCompany } from '../shown-fields';

interface CompanyProfileCardProps {
  company: ShownCompany;
  view: DashboardView;
}

/** The company profile as candidates see it. */
export function CompanyProfileCard({ company, view }: CompanyProfileCardProps) {
  const { profile: texts } = useTexts(dashboardTexts);
  const navigate = useNavigate();

  function handleSelect(id: string) {
    const tab = PROFILE_TABS.find((known) => known === id) ?? 'mission';
    void navigate(writeView({ ...view, tab }), { replace: true, preventScrollReset: true });
  }

  return (
    <Card as="section" aria-label={texts.title}>
      <Fold id="company-profile" title={texts.title}>
        <h2>{texts.title}</h2>
        <Tabs
          label={texts.title}
          selected={view.tab}
          onSelect={handleSelect}
          tabs={PROFILE_TABS.map((tab) => ({
            id: tab,
            label: texts.tabs[tab],
            content: (
              <Stack gap={12}>
                <TabContent tab={tab} company={company} />
                <div className={styles.edit}>
                  <Link to={`/edit-provider/${company.id}`} className={buttonClass('ghost', 'small')}>
                    <Icon name="edit" size="small" />
                    {texts.edit[tab]}
                  </Link>
                </div>
              </Stack>
            ),
          }))}
        />
      </Fold>
    </Card>
  );
}

function TabContent({ tab, company }: { tab: ProfileTab; company: ShownCompany }) {
  const { profile: texts } = useTexts(dashboardTexts);
  const names = useTexts(advantagesTexts);
  if (tab === 'advantages' && company.advantages.length > 0) {
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
  const text = { mission: company.company_description, advantages: '', ethics: company.work_ethics }[tab];
  return <p className={styles.text}>{text.trim() || texts.empty[tab]}</p>;
}
