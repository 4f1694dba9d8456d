import { useState } from 'react';
import { Section } from '@metier/sdk/remote';
import { swissToday } from '@metier/sdk/rules';
import { Agenda, ErrorPanel, useLanguage, useTexts } from '@metier/sdk/ui';
import { closingTexts } from '../closing-letters/closing-letters.texts';
import { dashboardTexts } from '../dashboard.texts';
import type { DashboardData } from '../load-dashboard';
import { TODAY_ID } from './today-id';
import { listToday, type TodayData } from './today-items';
import { todayTexts } from './today.texts';

/** What waits for the company today; a part that could not be loaded says so in its place. */
export function TodayCard(data: TodayData) {
  const language = useLanguage();
  const texts = useTexts(todayTexts);
  const [today] = useState(() => swissToday(new Date()));
  const { items, later } = listToday(data, { language, today });
  return (
    <Agenda id={TODAY_ID} texts={texts} items={items} later={later}>
      <Failures {...data} />
    </Agenda>
  );
}

function Failures({ closings, interviews, figures, unread }: Omit<TodayData, 'company'>) {
  const texts = useTexts(todayTexts);
  const dashboard = useTexts(dashboardTexts);
  const { loadFailed } = useTexts(closingTexts);
  const parts = [
    { key: 'closings', of: closings, title: loadFailed },
    { key: 'interviews', of: interviews, title: dashboard.interviews.loadFailed },
    { key: 'figures', of: figures, title: texts.figuresFailed },
    { key: 'unread', of: unread, title: texts.messagesFailed },
  ] satisfies { key: keyof DashboardData; of: DashboardData[keyof DashboardData]; title: string }[];
  return parts.map(({ key, of, title }) => (
    <Section<unknown>
      key={key}
      of={of}
      failed={(retry, { detail }) => (
        <ErrorPanel {...retry} slim level={3} title={title} message={detail ?? dashboard.safe} />
      )}
    >
      {() => null}
    </Section>
  ));
}
