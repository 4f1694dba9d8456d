import { useEffect, useId, useRef, type FormEvent } from 'react';
import type { FieldErrors } from '@metier/shared/contract';
import { Button, FormActions, FormLayout } from '@metier/shared/ui';
import { JobErrors } from './job-errors';
import styles from './job-form.module.css';
import {
  BasicSection,
  BenefitsSection,
  CompensationSection,
  DatesSection,
  DetailsSection,
  type FieldName,
} from './job-sections';
import { jobCreationTexts as texts } from './job-creation.texts';
import type { PostOutcome } from './post-job';

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

  const idOf = (name: string) => `${formId}-${name}`;
  const describe = (name: FieldName) => ({
    name,
    id: idOf(name),
    label: texts.fields[name],
    errors: faults[name]?.slice(0, 1) ?? [],
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(event.currentTarget);
  }

  return (
    <form noValidate aria-label={texts.title} onSubmit={handleSubmit} onChange={onEdit}>
      <FormLayout>
        <JobErrors ref={summary} outcome={outcome} idOf={idOf} />
        <BasicSection describe={describe} />
        <CompensationSection describe={describe} />
        <DatesSection describe={describe} />
        <DetailsSection describe={describe} />
        <BenefitsSection userId={userId} />
        <FormActions className={styles.actions} data-docked>
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={isPosting} busyText={texts.posting}>
            {texts.post}
          </Button>
        </FormActions>
      </FormLayout>
    </form>
  );
}
