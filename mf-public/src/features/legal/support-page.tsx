import { Disclosure, Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { ContactCard } from './contact-card';
import styles from './support-page.module.css';
import { readLegalText } from './legal-text';
import { supportTexts } from './support.texts';

/** A question is a heading, and its answer a paragraph. */
const readAnswers = (text: string) =>
  [...text.matchAll(/^### (.+)\n+(.+)/gm)].map(([, question = '', answer = '']) => ({ question, answer }));

/** Questions and answers by topic; the browser's page search also finds collapsed answers. */
export function Component() {
  const { title: name, lead, sections } = readLegalText(useTexts(supportTexts).text);
  return (
    <Page width="narrow">
      <PageTitle>{name}</PageTitle>
      <header className={styles.head}>
        <h1>{name}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {sections.map(({ id, title, text }) => (
        <section key={id} aria-labelledby={id} className={styles.topic}>
          <h2 id={id}>{title}</h2>
          {readAnswers(text).map(({ question, answer }) => (
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
