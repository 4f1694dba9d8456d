import { usePorts } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { formatDate } from '@metier/sdk/rules';
import { Page, PageTitle, Table, useLanguage, useTexts } from '@metier/sdk/ui';
import { ContactCard } from './contact-card';
import styles from './legal-page.module.css';
import type { LegalBlock, LegalText } from './legal-text';
import { legalTexts } from './legal.texts';

/** A legal page with a table of contents next to it. */
export function LegalPage({ text }: { text: LegalText }) {
  const language = useLanguage();
  const texts = useTexts(legalTexts);
  const sections = text.sections(usePorts().contact);
  return (
    <Page>
      <PageTitle>{text.title}</PageTitle>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        <p className={styles.date}>{texts.changed(formatDate(text.changedOn, language) ?? text.changedOn)}</p>
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
          {sections.map(({ id, title, blocks }) => (
            <section key={id} aria-labelledby={id} className={styles.section}>
              <h2 id={id}>{title}</h2>
              {blocks.map((block, index) => (
                <Block key={index} block={block} />
              ))}
            </section>
          ))}
          <ContactCard />
        </div>
      </div>
    </Page>
  );
}

function Block({ block }: { block: LegalBlock }) {
  const texts = useTexts(legalTexts);
  if (typeof block === 'string') return <p>{block}</p>;
  if ('points' in block) {
    return (
      <ul className={styles.points}>
        {block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    );
  }
  const { what, why, until } = texts.columns;
  return (
    <div className={styles.table}>
      <Table
        caption={block.caption}
        rows={block.rows}
        getKey={(row) => row.what}
        columns={[
          {
            label: what,
            kind: 'title',
            render: (row) => (
              <>
                {row.what}
                {row.detail && <span className={styles.detail}>{row.detail}</span>}
              </>
            ),
          },
          { label: why, render: (row) => row.why },
          { label: until, render: (row) => row.until },
        ]}
      />
    </div>
  );
}
