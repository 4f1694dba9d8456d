import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import type { FieldErrors } from '@metier/shared/contract';
import { CONTRACT_TYPES, DEFAULT_CURRENCY, NEW_JOB_DEFAULTS, SALARY_TYPES } from '@metier/shared/rules';
import { Button, DateField, NumberField, SelectField, TextAreaField, TextField } from '@metier/shared/ui';
import { BenefitsPicker } from './benefits-picker';
import { ItemList } from './item-list';
import { JobErrors } from './job-errors';
import styles from './job-form.module.css';
import { jobCreationTexts as texts } from './job-creation.texts';
import type { PostOutcome } from './post-job';

type FieldName = keyof typeof texts.fields;

interface JobFormProps {
  userId: number | undefined;
  /** How the last attempt went. */
  outcome: PostOutcome | undefined;
  isPosting: boolean;
  onSubmit: (form: HTMLFormElement) => void;
  /** Something has been entered. */
  onEdit: () => void;
  onCancel: () => void;
}

/** A new job in five sections; every control carries the wire's name. */
export function JobForm({ userId, outcome, isPosting, onSubmit, onEdit, onCancel }: JobFormProps) {
  const formId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const faults: FieldErrors = outcome?.kind === 'faults' ? outcome.faults : {};

  useEffect(() => summary.current?.focus(), [outcome]);

  const describe = (name: FieldName) => ({
    name,
    id: `${formId}-${name}`,
    label: texts.fields[name],
    errors: faults[name]?.slice(0, 1) ?? [],
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(event.currentTarget);
  }

  return (
    <form noValidate onSubmit={handleSubmit} onChange={onEdit} className={styles.form}>
      <JobErrors ref={summary} outcome={outcome} idOf={(name) => `${formId}-${name}`} />
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
      <Section {...texts.sections.compensation}>
        <NumberField {...describe('salary')} required step="0.01" unit={DEFAULT_CURRENCY} />
        <SelectField
          {...describe('salary_type')}
          required
          options={SALARY_TYPES}
          defaultValue={NEW_JOB_DEFAULTS.salary_type}
        />
      </Section>
      <Section {...texts.sections.dates}>
        <DateField {...describe('start_date')} required />
        <DateField {...describe('end_date')} hint={texts.hints.end_date} />
      </Section>
      <Section {...texts.sections.details}>
        <TextAreaField
          {...describe('description')}
          required
          hint={texts.hints.description}
          maxLength={20_000}
          className={styles.whole}
        />
        <div className={styles.whole}>
          <ItemList
            name="responsibilities"
            label={texts.lists.responsibilities.label}
            row={texts.lists.responsibilities.row}
            addLabel={texts.lists.responsibilities.add}
          />
        </div>
        <div className={styles.whole}>
          <ItemList
            name="requirements"
            label={texts.lists.requirements.label}
            row={texts.lists.requirements.row}
            addLabel={texts.lists.requirements.add}
          />
        </div>
      </Section>
      <Section {...texts.sections.benefits}>
        <div className={styles.whole}>
          <BenefitsPicker userId={userId} />
        </div>
      </Section>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={isPosting} busyText={texts.posting}>
          {texts.post}
        </Button>
      </div>
    </form>
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
