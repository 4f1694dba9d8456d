import { useState, type ReactNode } from 'react';
import { Section, usePorts, useValue, type Part } from '@metier/sdk/remote';
import { swissToday } from '@metier/sdk/rules';
import { Agenda, ErrorPanel, Skeleton, useLanguage, useTexts } from '@metier/sdk/ui';
import { dashboardTexts } from '../dashboard.texts';
import type { DashboardData } from '../load-dashboard';
import styles from './today-card.module.css';
import { listToday } from './today-items';
import { todayTexts } from './today.texts';

type TodayParts = Pick<DashboardData, 'interviews' | 'unread' | 'due' | 'alerts'>;

/** What waits for the candidate today; a part that could not be loaded says so in its place. */
export function TodayCard({ interviews, unread, due, alerts }: TodayParts) {
  const parts = { interviews, unread, due, alerts };
  return (
    <WhenSettled
      parts={Object.values(parts)}
      loading={<Skeleton shape="block" className={styles.ghost} />}
      children={<Today {...parts} />}
    />
  );
}

interface WhenSettledProps {
  parts: readonly Part<unknown>[];
  loading: ReactNode;
  children: ReactNode;
}

/** Shows its content once all parts have been loaded or have failed, so that its rows come at once. */
function WhenSettled({ parts: [first, ...parts], loading, children }: WhenSettledProps): ReactNode {
  if (!first) return children;
  const others = <WhenSettled parts={parts} loading={loading} children={children} />;
  return (
    <Section of={first} loading={loading} failed={() => others}>
      {() => others}
    </Section>
  );
}

function Today(parts: TodayParts) {
  const language = useLanguage();
  const { http } = usePorts();
  const texts = useTexts(todayTexts);
  const [today] = useState(() => swissToday(new Date()));
  const values = {
    interviews: useValue(parts.interviews) ?? [],
    unread: useValue(parts.unread) ?? [],
    due: useValue(parts.due),
    alerts: useValue(parts.alerts) ?? [],
  };
  const { items, later } = listToday(values, { language, today, http });
  return (
    <Agenda id="today" texts={texts} items={items} later={later}>
      <Failures {...parts} />
    </Agenda>
  );
}

function Failures({ interviews, unread, due, alerts }: TodayParts) {
  const texts = useTexts(todayTexts);
  const dashboard = useTexts(dashboardTexts);
  const parts: readonly (readonly [Part<unknown>, string])[] = [
    [interviews, dashboard.interviews.failed],
    [unread, texts.messagesFailed],
    [due, texts.dueFailed],
    [alerts, texts.alertsFailed],
  ];
  return parts.map(([part, title]) => (
    <Section
      key={title}
      of={part}
      failed={(retry, { detail }) => (
        <ErrorPanel {...retry} slim level={3} title={title} message={detail ?? dashboard.loadError.text} />
      )}
    >
      {() => null}
    </Section>
  ));
}
