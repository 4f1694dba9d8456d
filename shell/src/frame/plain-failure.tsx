import { Button, ErrorPanel, Page, PageTitle } from '@metier/shared/ui';
import { shellTexts } from '../shell.texts';

const texts = shellTexts.shellFailed;

/** A page with nothing around it, from which it can be loaded anew. */
export function PlainFailure({ onReload }: { onReload: () => void }) {
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
