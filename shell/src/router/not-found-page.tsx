import { Link } from '@metier/shared/router';
import { buttonClass, ErrorPanel, Page, PageTitle } from '@metier/shared/ui';
import { shellTexts } from '../shell.texts';

const texts = shellTexts.notFound;

export function NotFoundPage() {
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <ErrorPanel
        level={1}
        title={texts.title}
        message={texts.message}
        action={
          <Link to="/" className={buttonClass()}>
            {texts.home}
          </Link>
        }
      />
    </Page>
  );
}
