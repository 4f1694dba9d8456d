import { Form, Link } from '@metier/sdk/router';
import { Button, buttonClass, EmptyState, ErrorPanel, Page, PageTitle, TextField } from '@metier/sdk/ui';
import styles from './status-page.module.css';

interface DeadEndProps {
  texts: {
    readonly title: string;
    readonly message: string;
    readonly home: string;
    /** With it, jobs can be searched from here. */
    readonly search?: { readonly label: string; readonly submit: string };
  };
  /** Language of the texts, when it is not English. */
  lang?: string | undefined;
  /** True for an error; otherwise the page is just empty. */
  isFault?: boolean;
}

/** The server takes no longer one. */
const MAX_KEYWORD_LENGTH = 200;

/** A page that leads on: home, or to a search. */
export function StatusPage({ texts, lang, isFault }: DeadEndProps) {
  const home = (
    <Link to="/" className={buttonClass(texts.search && 'secondary')}>
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
      {texts.search && (
        <Form role="search" action="/" className={styles.search}>
          <TextField
            type="search"
            name="keyword"
            label={texts.search.label}
            maxLength={MAX_KEYWORD_LENGTH}
            autoComplete="off"
          />
          <Button type="submit">{texts.search.submit}</Button>
        </Form>
      )}
    </Page>
  );
}
