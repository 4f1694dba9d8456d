import { useRevalidator } from '@metier/shared/router';
import { ErrorPanel, Page, PageTitle } from '@metier/shared/ui';
import { platformTexts as texts } from './platform.texts';

interface PlatformErrorProps {
  /** What the server has said, or what is safe. */
  message?: string;
}

/** Stands in place of the page when nothing of it could be had. */
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
