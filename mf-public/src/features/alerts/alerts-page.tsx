import { listAlerts, updateAlert } from '@metier/sdk/api';
import type { JobAlerts } from '@metier/sdk/contract';
import { Section, settle, usePorts, type PageArguments, type Settled } from '@metier/sdk/remote';
import { useLoaderData } from '@metier/sdk/router';
import { ErrorPanel, Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { AlertList } from './alert-list';
import { alertsTexts } from './alerts.texts';

export const loader = ({ request, ports }: PageArguments): Promise<Settled<JobAlerts>> =>
  settle(listAlerts(ports.http, { signal: request.signal }));

/** The saved searches of the account. */
export function Component() {
  const texts = useTexts(alertsTexts);
  const { http } = usePorts();
  return (
    <Page width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      <Section
        of={useLoaderData<Settled<JobAlerts>>()}
        failed={(retry) => (
          <ErrorPanel {...retry} level={1} title={texts.failedLoad.title} message={texts.failedLoad.text} />
        )}
      >
        {(alerts) => <AlertList alerts={alerts} change={(id, changes) => updateAlert(http, id, changes)} />}
      </Section>
    </Page>
  );
}
