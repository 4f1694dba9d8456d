import { Button, ErrorPanel, Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { shellTexts } from '../shell.texts';

/** Error page without the frame, with a reload button. */
export function PlainFailure({ onReload }: { onReload: () => void }) {
  const { shellFailed: texts } = useTexts(shellTexts);
  return (
    <main>
      <Page width="narrow">
        <PageTitle>{texts.title}</PageTitle>
        <ErrorPanel
          level={1}
          title={texts.title}
          message={texts.message}
          action={<Button onClick={onReload}>{texts.reload}</Button>}
        />
      </Page>
    </main>
  );
}
