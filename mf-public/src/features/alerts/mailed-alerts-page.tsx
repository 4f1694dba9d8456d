import { isApiError, listMailedAlerts, updateMailedAlert } from '@metier/sdk/api';
import type { JobAlerts } from '@metier/sdk/contract';
import { Section, settle, usePorts, type PageArguments, type Settled } from '@metier/sdk/remote';
import { Link, useLoaderData } from '@metier/sdk/router';
import { buttonClass, EmptyState, ErrorPanel, Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { AlertList } from './alert-list';
import { alertsTexts } from './alerts.texts';

interface MailedAlertsData {
  readonly token: string;
  /** Undefined when the link is not valid. */
  readonly alerts: Settled<JobAlerts> | undefined;
}

export async function loader({ request, ports }: PageArguments): Promise<MailedAlertsData> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (!token) return { token, alerts: undefined };
  try {
    return {
      token,
      alerts: { value: await listMailedAlerts(ports.http, token, { signal: request.signal }) },
    };
  } catch (error) {
    if (isApiError(error) && error.status === 400) return { token, alerts: undefined };
    return { token, alerts: await settle(Promise.reject<JobAlerts>(error)) };
  }
}

/** The alerts of a visitor's address, opened by the link in its mails without a login. */
export function Component() {
  const texts = useTexts(alertsTexts);
  const { http } = usePorts();
  const { token, alerts } = useLoaderData<MailedAlertsData>();
  return (
    <Page width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      {alerts === undefined ? (
        <EmptyState
          level={1}
          icon="warning"
          title={texts.link.title}
          text={texts.link.text}
          action={
            <Link to="/" className={buttonClass()}>
              {texts.link.action}
            </Link>
          }
        />
      ) : (
        <Section
          of={alerts}
          failed={(retry) => (
            <ErrorPanel {...retry} level={1} title={texts.failedLoad.title} message={texts.failedLoad.text} />
          )}
        >
          {(list) => (
            <AlertList alerts={list} change={(id, changes) => updateMailedAlert(http, token, id, changes)} />
          )}
        </Section>
      )}
    </Page>
  );
}
