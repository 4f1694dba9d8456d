import { Disclosure, Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { ContactCard } from './contact-card';
import styles from './support-page.module.css';
import { supportTexts } from './support.texts';

/** Questions and answers by topic; the browser's page search also finds collapsed answers. */
export function Component() {
  const texts = useTexts(supportTexts);
  return (
    <Page width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
      </header>
      {texts.topics.map(({ id, title, answers }) => (
        <section key={id} aria-labelledby={id} className={styles.topic}>
          <h2 id={id}>{title}</h2>
          {answers.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </section>
      ))}
      <ContactCard />
    </Page>
  );
}
