import { useId, type ReactNode } from 'react';
import { CONTRACT_TYPES, DEFAULT_CURRENCY, NEW_JOB_DEFAULTS, SALARY_TYPES } from '@metier/shared/rules';
import { DateField, NumberField, SelectField, TextAreaField, TextField } from '@metier/shared/ui';
import { BenefitsPicker } from './benefits-picker';
import { ItemList } from './item-list';
import styles from './job-form.module.css';
import { jobCreationTexts as texts } from './job-creation.texts';

export type FieldName = keyof typeof texts.fields;

/** What ties a control to the wire's name of its field, its label and its errors. */
export interface FieldDescription {
  readonly name: FieldName;
  readonly id: string;
  readonly label: string;
  readonly errors: readonly string[];
}

interface SectionProps {
  describe: (name: FieldName) => FieldDescription;
}

export function BasicSection({ describe }: SectionProps) {
  return (
    <Section {...texts.sections.basic}>
      <TextField {...describe('title')} required maxLength={200} className={styles.whole} />
      <SelectField
        {...describe('type')}
        required
        options={CONTRACT_TYPES}
        defaultValue={NEW_JOB_DEFAULTS.type}
      />
      <NumberField
        {...describe('activity_rate')}
        required
        inputMode="numeric"
        unit="%"
        hint={texts.hints.activity_rate}
        defaultValue={NEW_JOB_DEFAULTS.activity_rate}
      />
      <TextField {...describe('location')} required maxLength={200} className={styles.whole} />
    </Section>
  );
}

export function CompensationSection({ describe }: SectionProps) {
  return (
    <Section {...texts.sections.compensation}>
      <NumberField {...describe('salary')} required step="0.01" unit={DEFAULT_CURRENCY} />
      <SelectField
        {...describe('salary_type')}
        required
        options={SALARY_TYPES}
        defaultValue={NEW_JOB_DEFAULTS.salary_type}
      />
    </Section>
  );
}

export function DatesSection({ describe }: SectionProps) {
  return (
    <Section {...texts.sections.dates}>
      <DateField {...describe('start_date')} required />
      <DateField {...describe('end_date')} hint={texts.hints.end_date} />
    </Section>
  );
}

export function DetailsSection({ describe }: SectionProps) {
  return (
    <Section {...texts.sections.details}>
      <TextAreaField
        {...describe('description')}
        required
        hint={texts.hints.description}
        maxLength={20_000}
        className={styles.whole}
      />
      {(['responsibilities', 'requirements'] as const).map((name) => (
        <div key={name} className={styles.whole}>
          <ItemList name={name} {...texts.lists[name]} />
        </div>
      ))}
    </Section>
  );
}

export function BenefitsSection({ userId }: { userId: number | undefined }) {
  return (
    <Section {...texts.sections.benefits}>
      <div className={styles.whole}>
        <BenefitsPicker userId={userId} />
      </div>
    </Section>
  );
}

function Section({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.heading}>
        <h2 id={titleId}>{title}</h2>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
