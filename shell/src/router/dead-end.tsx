import { Link } from '@metier/shared/router';
import { buttonClass, ErrorPanel, Page, PageTitle } from '@metier/shared/ui';

interface DeadEndProps {
  texts: { readonly title: string; readonly message: string; readonly home: string };
  /** Language of the texts, when it is not English. */
  lang?: string;
}

/** A page from which only the way home is left. */
export function DeadEnd({ texts, lang }: DeadEndProps) {
  return (
    <Page lang={lang}>
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
