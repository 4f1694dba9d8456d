import { Link } from '@metier/shared/router';
import { buttonClass, ErrorPanel, Page, PageTitle } from '@metier/shared/ui';
import { shellTexts } from '../shell.texts';

const texts = shellTexts.accessDenied;

/** For a signed-in user of a role that the product does not know. */
export function AccessDeniedPage() {
  return (
    <Page lang="fr">
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
