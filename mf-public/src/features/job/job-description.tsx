import type { ReactNode } from 'react';
import type { readDescription } from '@metier/shared/rules';
import { Card } from '@metier/shared/ui';
import styles from './job-description.module.css';
import { jobTexts } from './job.texts';

type Description = ReturnType<typeof readDescription>;

const { sections: titles } = jobTexts;

/** The text of a job in its sections; what a job does not say has no section. */
export function JobDescription({ description }: { description: Description }) {
  const { overview, responsibilities, requirements, benefits } = description;
  return (
    <div className={styles.sections}>
      {overview && (
        <Section title={titles.overview}>
          <Paragraphs text={overview} />
        </Section>
      )}
      {responsibilities.length > 0 && (
        <Section title={titles.responsibilities}>
          <Items items={responsibilities} />
        </Section>
      )}
      {requirements.length > 0 && (
        <Section title={titles.requirements}>
          <Items items={requirements} />
        </Section>
      )}
      {benefits.length > 0 && (
        <Section title={titles.benefits}>
          <Benefits benefits={benefits} />
        </Section>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Paragraphs stand apart where the text has an empty line; single line breaks are kept as they are. */
function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph, index) => (
    <p key={index} className={styles.paragraph}>
      {paragraph}
    </p>
  ));
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item, index) => (
        <li key={index} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}

function Benefits({ benefits }: Pick<Description, 'benefits'>) {
  return (
    <ul className={styles.benefits}>
      {benefits.map((benefit) => (
        <Card as="li" kind="well" key={benefit.id} className={styles.benefit}>
          <h3>{benefit.title}</h3>
          {benefit.description && <p className={styles.benefitText}>{benefit.description}</p>}
        </Card>
      ))}
    </ul>
  );
}
