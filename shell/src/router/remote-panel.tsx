import { useLocation, useNavigation } from '@metier/sdk/router';
import { buttonClass, ErrorPanel, Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { useState } from 'react';
import { resetAddress } from '../releases/reset-address';
import { useShell } from '../context/shell-context';
import { shellTexts } from '../shell.texts';

/** Replaces a page whose remote or code failed to load. Try Again works without a reload. */
export function RemotePanel({ remote }: { remote: string | undefined }) {
  const shell = useTexts(shellTexts);
  const { remoteFailed: texts } = shell;

  const { routers, registry } = useShell();
  const navigation = useNavigation();
  const location = useLocation();
  const [isAsking, setAsking] = useState(false);
  const override = registry.get().overrides.find((each) => each.remote === remote || each.remote === '*');

  async function retry() {
    setAsking(true);
    await routers.retry(remote ?? '');
    setAsking(false);
  }

  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <ErrorPanel
        level={1}
        title={texts.title}
        message={
          override ? texts.overridden(shell.overrides.name(override.remote, override.version)) : texts.message
        }
        busy={isAsking || navigation.state !== 'idle'}
        onRetry={() => void retry()}
        {...(override && {
          action: (
            <a href={resetAddress(location)} className={buttonClass('secondary')}>
              {shell.overrides.reset}
            </a>
          ),
        })}
      />
    </Page>
  );
}
