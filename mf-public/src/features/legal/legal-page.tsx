import type { ReactNode } from 'react';
import { usePorts } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { formatDate, readBlocks, type TextBlock, type TextSpan } from '@metier/sdk/rules';
import { Page, PageTitle, useLanguage, useTexts } from '@metier/sdk/ui';
import { ContactCard } from './contact-card';
import styles from './legal-page.module.css';
import { fillIn, readLegalText, type LegalValues } from './legal-text';
import { legalTexts } from './legal.texts';

interface LegalPageProps {
  /** In Markdown. */
  text: string;
  /** `YYYY-MM-DD`. */
  changedOn: string;
  /** For the placeholders of the text, with those of the contact. */
  values?: LegalValues;
  /** Tables by the section that they end. */
  tables?: Readonly<Record<string, ReactNode>>;
}

/** A legal page with a table of contents next to it. */
export function LegalPage({ text, changedOn, values, tables = {} }: LegalPageProps) {
  const language = useLanguage();
  const texts = useTexts(legalTexts);
  const all = { ...usePorts().contact, ...values };
  const { title: name, lead, sections } = readLegalText(text);
  return (
    <Page>
      <PageTitle>{name}</PageTitle>
      <header className={styles.head}>
        <h1>{name}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.date}>{texts.changed(formatDate(changedOn, language) ?? changedOn)}</p>
      </header>
      <div className={styles.columns}>
        <nav aria-labelledby="contents" className={styles.contents}>
          <h2 id="contents" className={styles.contentsTitle}>
            {texts.contents}
          </h2>
          <ul className={styles.links}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`} className={styles.link}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.text}>
          {sections.map(({ id, title, text: content }) => (
            <section key={id} aria-labelledby={id} className={styles.section}>
              <h2 id={id}>{title}</h2>
              {readBlocks(content).map((block, index) => (
                <Block key={index} block={block} values={all} />
              ))}
              {tables[id]}
            </section>
          ))}
          <ContactCard />
        </div>
      </div>
    </Page>
  );
}

/** A paragraph or a list. */
function Block({ block, values }: { block: TextBlock; values: LegalValues }) {
  if (block.kind === 'paragraph') return <p>{renderSpans(block.spans, values)}</p>;
  return (
    <ul className={styles.points}>
      {block.items.map((spans, index) => (
        <li key={index}>{renderSpans(spans, values)}</li>
      ))}
    </ul>
  );
}

const renderSpans = (spans: readonly TextSpan[], values: LegalValues) =>
  spans.map(({ text, isStrong }, index) =>
    isStrong ? <strong key={index}>{fillIn(text, values)}</strong> : fillIn(text, values),
  );
