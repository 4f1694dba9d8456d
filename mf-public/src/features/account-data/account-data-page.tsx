import { getAccountData } from '@metier/sdk/api';
import type { AccountData } from '@metier/sdk/contract';
import { Section, settle, type PageArguments, type Settled } from '@metier/sdk/remote';
import { useLoaderData } from '@metier/sdk/router';
import { ErrorPanel, Page, PageTitle, Stack, useTexts } from '@metier/sdk/ui';
import styles from './account-data-page.module.css';
import { accountDataTexts } from './account-data.texts';
import { DeletionCard } from './deletion-card';
import { ExportCard } from './export-card';
import { PendingDeletion } from './pending-deletion';

export const loader = ({ request, ports }: PageArguments): Promise<Settled<AccountData>> =>
  settle(getAccountData(ports.http, { signal: request.signal }));

/** Export of everything about a person, and the deletion of the account. */
export function Component() {
  const texts = useTexts(accountDataTexts);
  return (
    <Page width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      <Section
        of={useLoaderData<Settled<AccountData>>()}
        failed={(retry) => (
          <ErrorPanel {...retry} level={1} title={texts.failedLoad.title} message={texts.failedLoad.text} />
        )}
      >
        {(data) => (
          <Stack>
            <header>
              <h1>{texts.title}</h1>
              <p className={styles.lead}>{texts.lead}</p>
            </header>
            {data.deletion_at && <PendingDeletion deletionAt={data.deletion_at} />}
            <ExportCard data={data} />
            {!data.deletion_at && <DeletionCard days={data.deletion_days} />}
          </Stack>
        )}
      </Section>
    </Page>
  );
}
