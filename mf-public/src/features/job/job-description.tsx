import type { ReactNode } from 'react';
import type { parseDescription } from '@metier/sdk/rules';
import { Card, joinClasses } from '@metier/sdk/ui';
import { BenefitSign } from './benefit-sign';
import styles from './job-description.module.css';
import { jobTexts } from './job.texts';

type Description = ReturnType<typeof parseDescription>;

const { sections: titles } = jobTexts;

interface JobDescriptionProps {
  description: Description;
  /** BCP 47 code of the texts; null when unknown. */
  language?: string | null | undefined;
  /** Level of the section headings. */
  level?: 2 | 4;
}

/** Description of a job by sections; empty sections are left out. */
export function JobDescription({ description, language, level = 2 }: JobDescriptionProps) {
  const lang = language ?? undefined;
  const { overview, responsibilities, requirements, benefits } = description;
  return (
    <div className={styles.sections}>
      {overview && (
        <Section level={level} title={titles.overview}>
          <Paragraphs text={overview} lang={lang} />
        </Section>
      )}
      {responsibilities.length > 0 && (
        <Section level={level} title={titles.responsibilities}>
          <Items items={responsibilities} lang={lang} />
        </Section>
      )}
      {requirements.length > 0 && (
        <Section level={level} title={titles.requirements}>
          <Items items={requirements} lang={lang} />
        </Section>
      )}
      {benefits.length > 0 && (
        <Section level={level} title={titles.benefits}>
          <Benefits benefits={benefits} level={level} lang={lang} />
        </Section>
      )}
    </div>
  );
}

interface SectionProps {
  title: string;
  level: 2 | 4;
  children: ReactNode;
}

function Section({ title, level, children }: SectionProps) {
  const Title = `h${level}` as const;
  return (
    <section className={joinClasses(styles.section, level === 4 && styles.small)}>
      <Title>{title}</Title>
      {children}
    </section>
  );
}

interface Lang {
  lang: string | undefined;
}

/** An empty line separates paragraphs; single line breaks are kept. */
function Paragraphs({ text, lang }: { text: string } & Lang) {
  return text.split(/\n\s*\n/).map((paragraph, index) => (
    <p key={index} lang={lang} className={styles.paragraph}>
      {paragraph}
    </p>
  ));
}

function Items({ items, lang }: { items: readonly string[] } & Lang) {
  return (
    <ul lang={lang} className={styles.items}>
      {items.map((item, index) => (
        <li key={index} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}

function Benefits({ benefits, level, lang }: Pick<Description, 'benefits'> & { level: 2 | 4 } & Lang) {
  const Title = level === 2 ? 'h3' : 'h5';
  return (
    <ul lang={lang} className={styles.benefits}>
      {benefits.map((benefit) => (
        <Card as="li" kind="well" key={benefit.id} className={styles.benefit}>
          <BenefitSign icon={benefit.icon} />
          <div className={styles.words}>
            <Title className={styles.benefitTitle}>{benefit.title}</Title>
            {benefit.description && <p className={styles.benefitText}>{benefit.description}</p>}
          </div>
        </Card>
      ))}
    </ul>
  );
}
