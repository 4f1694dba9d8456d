import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import type { FieldErrors } from '@metier/shared/contract';
import type { Benefit } from '@metier/shared/rules';
import { Button, FormActions, FormLayout } from '@metier/shared/ui';
import { readJobDraft, type JobDraft } from './job-draft';
import { JobErrors } from './job-errors';
import styles from './job-form.module.css';
import { JobPreview, type PreviewedJob } from './job-preview';
import {
  BasicSection,
  BenefitsSection,
  CompensationSection,
  DatesSection,
  DetailsSection,
  type FieldName,
} from './job-sections';
import { jobsTexts as texts } from './jobs.texts';
import type { SaveJobError } from './save-job';
import type { ChosenBenefits } from './saved-benefits';
import { useLiveDraft } from './use-live-draft';

interface JobFormProps {
  label: string;
  /** Initial values of the form. */
  draft: JobDraft;
  /** Minimum activity rate in percent. */
  leastRate: number;
  benefits: {
    readonly offers: readonly Benefit[];
    readonly chosen: ChosenBenefits;
    readonly onChoose: (chosen: ChosenBenefits) => void;
  };
  /** Preview fields that the form does not contain. */
  previewed: Omit<PreviewedJob, keyof JobDraft>;
  refusal: SaveJobError | undefined;
  explain: (refusal: Exclude<SaveJobError, { kind: 'faults' }>) => ReactNode;
  submit: { readonly label: string; readonly busyText: string; readonly isBusy: boolean };
  cancelLabel: string;
  onSubmit: (draft: JobDraft) => void;
  /** Called on every input. */
  onEdit: () => void;
  onCancel: () => void;
}

/** Form of a job in five sections, next to a preview; inputs are named by the API fields. */
export function JobForm({ draft, benefits, refusal, submit, onEdit, ...props }: JobFormProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [live, follow] = useLiveDraft(form, draft, benefits.offers);
  const faults: FieldErrors = refusal?.kind === 'faults' ? refusal.faults : {};

  useEffect(() => summary.current?.focus(), [refusal]);

  const idOf = (name: string) => `${formId}-${name}`;
  const describe = (name: FieldName) => ({
    name,
    id: idOf(name),
    label: texts.fields[name],
    errors: faults[name]?.slice(0, 1) ?? [],
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    props.onSubmit(readJobDraft(new FormData(event.currentTarget), benefits.offers));
  }

  function handleEdit() {
    onEdit();
    follow();
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={props.label}
      onSubmit={handleSubmit}
      onChange={handleEdit}
      onClick={follow}
      className={styles.form}
    >
      <FormLayout className={styles.fields}>
        <JobErrors ref={summary} refusal={refusal} renderError={props.explain} idOf={idOf} />
        <BasicSection describe={describe} draft={draft} leastRate={props.leastRate} />
        <CompensationSection describe={describe} draft={draft} />
        <DatesSection describe={describe} draft={draft} />
        <DetailsSection describe={describe} draft={draft} onEdit={handleEdit} />
        <BenefitsSection {...benefits} />
      </FormLayout>
      <JobPreview job={{ ...props.previewed, ...live }} />
      <FormActions className={styles.actions} data-docked>
        <Button variant="secondary" onClick={props.onCancel}>
          {props.cancelLabel}
        </Button>
        <Button type="submit" busy={submit.isBusy} busyText={submit.busyText}>
          {submit.label}
        </Button>
      </FormActions>
    </form>
  );
}
