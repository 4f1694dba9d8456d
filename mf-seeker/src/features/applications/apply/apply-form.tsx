import { useId, type ChangeEvent } from 'react';
import { usePorts } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { useSession } from '@metier/sdk/session';
import {
  Button,
  buttonClass,
  Card,
  CheckboxField,
  describeFields,
  FormActions,
  FormHint,
  FormLayout,
  useTexts,
} from '@metier/sdk/ui';
import { JobFields, AttachmentFields, PersonFields } from '../answers/answer-fields';
import type { AnswerFieldName } from '../answers/answer-values';
import { answersTexts } from '../answers/answers.texts';
import { readResume, readResumeChoice, readValues } from '../answers/read-answers';
import styles from './apply-form.module.css';
import { applyTexts } from './apply.texts';
import { writeDraft, type Draft } from './draft';
import { DraftNotice } from './draft-notice';
import type { ApplyData } from './load-apply';
import { SentDialog } from './sent-dialog';
import { SubmissionError } from './submission-error';
import { useSubmission } from './use-submission';

export interface ApplyFormProps {
  data: Pick<ApplyData, 'job' | 'seeker' | 'library' | 'sentLast' | 'prefilled' | 'draft'>;
  company: string;
  onDiscard: () => void;
}

const toDraft = (entered: FormData): Draft => ({
  values: readValues(entered),
  hasAgreed: entered.has('terms'),
  resumeName: readResume(entered)?.name,
  resumeChoice: readResumeChoice(entered),
  savedAt: new Date().toISOString(),
});

/** Application form; the input is kept in a draft until it has been sent successfully. */
export function ApplyForm({ data, company, onDiscard }: ApplyFormProps) {
  const answers = useTexts(answersTexts);
  const { form: texts } = useTexts(applyTexts);
  const { job, seeker, library, sentLast, prefilled, draft } = data;
  const { notify, session } = usePorts();
  const userId = useSession(session)?.id;
  const keptId = useId();
  const { form, submit, isSending, isSent, refusal, errorsOf } = useSubmission(job.id);

  function handleChange(event: ChangeEvent<HTMLFormElement>) {
    writeDraft({ userId, jobId: job.id }, toDraft(new FormData(event.currentTarget)));
  }

  const sections = {
    values: draft?.values ?? prefilled,
    describe: describeFields<AnswerFieldName>(answers.labels, errorsOf),
  };
  return (
    <>
      <form
        ref={form}
        noValidate
        aria-label={texts.label}
        aria-describedby={keptId}
        onSubmit={submit}
        onChange={handleChange}
      >
        <input type="hidden" name="job_seeker" value={seeker.id} />
        <Card>
          <FormLayout>
            {draft && <DraftNotice draft={draft} onDiscard={onDiscard} />}
            <FormHint>{answers.requiredHint}</FormHint>
            <PersonFields {...sections} hint={texts.personHint} />
            <JobFields {...sections} job={job} />
            <AttachmentFields
              {...sections}
              company={company}
              resume={{
                hint: texts.resumeHint,
                onRefusal: notify.error,
                library,
                chosen: draft?.resumeChoice,
                sentLast,
              }}
            />
            <div className={styles.end}>
              <CheckboxField
                name="terms"
                label={texts.terms(company)}
                errors={errorsOf('terms')}
                defaultChecked={draft?.hasAgreed}
                required
              />
              {refusal && <SubmissionError refusal={refusal} onRetry={() => form.current?.requestSubmit()} />}
              {/* A sent application without its resume leaves only the two ways on of the error. */}
              {!refusal?.hasArrived && (
                <FormActions className={styles.actions}>
                  <p id={keptId} className={styles.kept}>
                    {texts.kept}
                  </p>
                  <Link to={`/job/${job.id}`} className={buttonClass('secondary')}>
                    {texts.cancel}
                  </Link>
                  <Button type="submit" busy={isSending} busyText={texts.sending}>
                    {texts.submit}
                  </Button>
                </FormActions>
              )}
            </div>
          </FormLayout>
        </Card>
      </form>
      {isSent && <SentDialog title={job.title} company={company} />}
    </>
  );
}
