import { useNavigation } from '@metier/shared/router';
import { ErrorPanel, Page, PageTitle } from '@metier/shared/ui';
import { useState } from 'react';
import { useShell } from '../shell-context';
import { shellTexts } from '../shell.texts';

/** Stands in place of a page whose remote, or whose own code, did not load. Try Again works without a reload. */
export function RemotePanel({ remote = 'The page' }: { remote: string | undefined }) {
  const { routers } = useShell();
  const navigation = useNavigation();
  const [isAsking, setAsking] = useState(false);

  async function retry() {
    setAsking(true);
    await routers.retry(remote);
    setAsking(false);
  }

  const title = shellTexts.remoteFailed.title(remote);
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <ErrorPanel
        level={1}
        title={title}
        message={shellTexts.remoteFailed.message}
        busy={isAsking || navigation.state !== 'idle'}
        onRetry={() => void retry()}
      />
    </Page>
  );
}
