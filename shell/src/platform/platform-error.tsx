import { useRevalidator } from '@metier/sdk/router';
import { ErrorPanel, Page, PageTitle } from '@metier/sdk/ui';
import { platformTexts as texts } from './platform.texts';

interface PlatformErrorProps {
  /** Error message of the server; by default the assurance that nothing has changed. */
  message?: string;
}

/** Replaces the page when none of its data could be loaded. */
export function PlatformError({ message = texts.failed.safe }: PlatformErrorProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <ErrorPanel
        level={1}
        title={texts.failed.title}
        message={message}
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    </Page>
  );
}
