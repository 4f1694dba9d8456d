import { Fragment, type ReactNode } from 'react';
import { readBlocks, readSpans, type parseDescription, type TextSpan } from '@metier/sdk/rules';
import { Card, joinClasses, useTexts } from '@metier/sdk/ui';
import { BenefitSign } from './benefit-sign';
import styles from './job-description.module.css';
import { jobTexts } from '../job.texts';

type Description = ReturnType<typeof parseDescription>;

interface JobDescriptionProps {
  description: Description;
  /** BCP 47 code of the texts; null when unknown. */
  language?: string | null | undefined;
  /** Level of the section headings. */
  level?: 2 | 4;
}

/** Description of a job by sections; empty sections are left out. */
export function JobDescription({ description, language, level = 2 }: JobDescriptionProps) {
  const { sections: titles } = useTexts(jobTexts);
  const lang = language ?? undefined;
  const { overview, responsibilities, requirements, benefits } = description;
  return (
    <div className={styles.sections}>
      {overview && (
        <Section level={level} title={titles.overview}>
          <Blocks text={overview} lang={lang} />
        </Section>
      )}
      {responsibilities.length > 0 && (
        <Section level={level} title={titles.responsibilities}>
          <Items items={responsibilities.map(readSpans)} lang={lang} />
        </Section>
      )}
      {requirements.length > 0 && (
        <Section level={level} title={titles.requirements}>
          <Items items={requirements.map(readSpans)} lang={lang} />
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

/** Paragraphs, whose single line breaks are kept, and lists. */
function Blocks({ text, lang }: { text: string } & Lang) {
  return readBlocks(text).map((block, index) =>
    block.kind === 'list' ? (
      <Items key={index} items={block.items} lang={lang} />
    ) : (
      <p key={index} lang={lang} className={styles.paragraph}>
        <Spans spans={block.spans} />
      </p>
    ),
  );
}

const Spans = ({ spans }: { spans: readonly TextSpan[] }) =>
  spans.map(({ text, isStrong }, index) =>
    isStrong ? <strong key={index}>{text}</strong> : <Fragment key={index}>{text}</Fragment>,
  );

function Items({ items, lang }: { items: readonly (readonly TextSpan[])[] } & Lang) {
  return (
    <ul lang={lang} className={styles.items}>
      {items.map((item, index) => (
        <li key={index} className={styles.item}>
          <Spans spans={item} />
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
            {benefit.description && (
              <p className={styles.benefitText}>
                <Spans spans={readSpans(benefit.description)} />
              </p>
            )}
          </div>
        </Card>
      ))}
    </ul>
  );
}
