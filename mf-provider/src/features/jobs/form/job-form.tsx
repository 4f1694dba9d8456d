import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import {
  useConfirmedLeave,
  useFieldErrors,
  useMutation,
  type ConfirmOptions,
  type MutationOptions,
} from '@metier/sdk/remote';
import type { Benefit } from '@metier/sdk/rules';
import { Button, describeFields, FormActions, FormLayout, useLanguage, useTexts } from '@metier/sdk/ui';
import { ContactSection } from './contact-section';
import { readJobDraft, type JobDraft } from '../draft/job-draft';
import { JobErrors } from './job-errors';
import { JobOutline, listDoneParts } from './job-outline';
import styles from './job-form.module.css';
import { JobPreview, type PreviewedJob } from '../draft/job-preview';
import {
  BasicSection,
  BenefitsSection,
  CompensationSection,
  DatesSection,
  DetailsSection,
  type FieldDescription,
  type FieldName,
} from './job-sections';
import { jobsTexts } from '../jobs.texts';
import type { SaveJobError } from '../save-job';
import type { ChosenBenefits } from './saved-benefits';
import { useLiveDraft } from '../draft/use-live-draft';
import { validateJob } from './validate-job';

interface JobFormProps<Saved> {
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
  /** Sends the valid draft. */
  save: Pick<MutationOptions<JobDraft, Saved>, 'call' | 'done' | 'leave'>;
  toSaveError: (error: unknown) => SaveJobError;
  explain: (refusal: Exclude<SaveJobError, { kind: 'faults' }>) => ReactNode;
  /** The question before leaving with unsaved input. */
  leave: ConfirmOptions;
  submit: { readonly label: string; readonly busyText: string };
  /** A second thing to do with the valid draft. */
  second?: { readonly label: string; readonly run: (draft: JobDraft) => void };
  /** Whether the form is kept as a draft, or is about to be, so that leaving loses nothing. */
  kept?: 'saved' | 'saving' | undefined;
  /** Receives the form after every edit. */
  onEdited?: (draft: JobDraft) => void;
  /** Above the fields. */
  notice?: ReactNode;
  /** Beside the buttons. */
  status?: ReactNode;
  cancelLabel: string;
  onCancel: () => void;
}

/** Form of a job in five sections, next to a preview; inputs are named by the API fields. */
export function JobForm<Saved>({ draft, benefits, save, onEdited, ...props }: JobFormProps<Saved>) {
  const language = useLanguage();
  const texts = useTexts(jobsTexts);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [live, follow] = useLiveDraft(form, draft, benefits.offers);
  const [isEdited, setEdited] = useState(false);
  const { errorsOf, general: refusal, refuse } = useFieldErrors<SaveJobError>(form, { summary });
  const { run, isPending } = useMutation({
    ...save,
    done(saved: Saved, sent) {
      refuse({});
      setEdited(false);
      return save.done?.(saved, sent);
    },
    failed: (error) => show(props.toSaveError(error)),
  });
  useConfirmedLeave(isEdited && props.kept !== 'saved', props.leave, isPending || props.kept === 'saving');
  useEffect(() => {
    if (isEdited) onEdited?.(live);
  }, [isEdited, live, onEdited]);

  function show(found: SaveJobError): undefined {
    refuse(found.kind === 'faults' ? found.faults : {}, found);
  }

  const idOf = (name: string) => `${formId}-${name}`;
  const describeField = describeFields<FieldName>(texts.fields, (name) => errorsOf(name).slice(0, 1));
  const describe = (name: FieldName) => ({ ...describeField(name), id: idOf(name) });

  /** Continues with the form if it is valid. */
  function proceed(go: (entered: JobDraft) => void) {
    if (isPending || !form.current) return;
    const entered = readJobDraft(new FormData(form.current), benefits.offers);
    const faults = validateJob(entered, props.leastRate, draft, language);
    if (Object.keys(faults).length > 0) show({ kind: 'faults', faults });
    else go(entered);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    proceed(run);
  }

  function handleEdit() {
    setEdited(true);
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
      <JobOutline
        done={listDoneParts(live, validateJob(live, props.leastRate, draft, language))}
        className={styles.outline}
      />
      <FormLayout className={styles.fields}>
        {props.notice}
        <JobErrors
          ref={summary}
          refusal={refusal}
          renderError={props.explain}
          errorsOf={errorsOf}
          idOf={idOf}
        />
        <Sections {...{ describe, draft, live, benefits }} leastRate={props.leastRate} onEdit={handleEdit} />
      </FormLayout>
      <JobPreview job={{ ...props.previewed, ...live }} />
      <Actions {...props} isPending={isPending} onSecond={() => props.second && proceed(props.second.run)} />
    </form>
  );
}

interface SectionsProps extends Pick<JobFormProps<unknown>, 'draft' | 'leastRate' | 'benefits'> {
  describe: (name: FieldName) => FieldDescription;
  live: JobDraft;
  onEdit: () => void;
}

function Sections({ benefits, leastRate, live, ...props }: SectionsProps) {
  return (
    <>
      <BasicSection {...props} leastRate={leastRate} live={live} />
      <CompensationSection {...props} />
      <DatesSection {...props} />
      <DetailsSection {...props} />
      <BenefitsSection {...benefits} />
      <ContactSection {...props} />
    </>
  );
}

interface ActionsProps extends Pick<
  JobFormProps<unknown>,
  'submit' | 'second' | 'status' | 'cancelLabel' | 'onCancel'
> {
  isPending: boolean;
  onSecond: () => void;
}

function Actions({ submit, second, status, isPending, ...props }: ActionsProps) {
  return (
    <FormActions className={styles.actions} data-docked="always">
      {status}
      <Button variant="secondary" onClick={props.onCancel}>
        {props.cancelLabel}
      </Button>
      {second && (
        <Button variant="secondary" disabled={isPending} onClick={props.onSecond}>
          {second.label}
        </Button>
      )}
      <Button type="submit" busy={isPending} busyText={submit.busyText}>
        {submit.label}
      </Button>
    </FormActions>
  );
}
