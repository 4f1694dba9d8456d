import { Link } from '@metier/sdk/router';
import { buttonClass, EmptyState, ErrorPanel, Page, PageTitle } from '@metier/sdk/ui';

interface DeadEndProps {
  texts: { readonly title: string; readonly message: string; readonly home: string };
  /** Language of the texts, when it is not English. */
  lang?: string | undefined;
  /** True for an error; otherwise the page is just empty. */
  isFault?: boolean;
}

/** A page whose only action is the link home. */
export function StatusPage({ texts, lang, isFault }: DeadEndProps) {
  const home = (
    <Link to="/" className={buttonClass()}>
      {texts.home}
    </Link>
  );
  return (
    <Page lang={lang} width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      {isFault ? (
        <ErrorPanel level={1} title={texts.title} message={texts.message} action={home} />
      ) : (
        <EmptyState level={1} title={texts.title} text={texts.message} action={home} />
      )}
    </Page>
  );
}
