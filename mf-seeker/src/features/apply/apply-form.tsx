import { useState, type ChangeEvent } from 'react';
import type { Job, JobSeeker } from '@metier/shared/contract';
import { useConfirmedLeave, usePorts } from '@metier/shared/remote';
import { Link } from '@metier/shared/router';
import { useSession } from '@metier/shared/session';
import {
  Button,
  buttonClass,
  Card,
  ErrorSummary,
  FormActions,
  FormHint,
  FormLayout,
  describeFields,
} from '@metier/shared/ui';
import { AnswerFields, PaperFields, PersonFields, TermsField, type FieldName } from './apply-fields';
import styles from './apply-form.module.css';
import { applyTexts } from './apply.texts';
import { SentDialog } from './sent-dialog';
import { useSubmission } from './use-submission';

const { form: texts, failure } = applyTexts;

export interface ApplyFormProps {
  job: Job;
  seeker: JobSeeker;
  company: string;
}

/** The application form; what was typed stays until the application has gone through. */
export function ApplyForm({ job, seeker, company }: ApplyFormProps) {
  const user = useSession(usePorts().session);
  const { submit, isSending, isSent, message, errorsOf, forget } = useSubmission();
  const [isEdited, setEdited] = useState(false);
  useConfirmedLeave(isEdited && !isSending && !isSent);

  function handleChange(event: ChangeEvent<HTMLFormElement>) {
    setEdited(true);
    forget(event);
  }

  const describe = describeFields<FieldName>(texts, errorsOf);
  return (
    <>
      <form noValidate aria-label={texts.label} onSubmit={submit} onChange={handleChange}>
        <input type="hidden" name="job_seeker" value={seeker.id} />
        <Card>
          <FormLayout>
            <FormHint>{texts.requiredHint}</FormHint>
            <PersonFields
              seeker={seeker}
              email={seeker.user.email ?? user?.email ?? ''}
              describe={describe}
            />
            <AnswerFields salaryType={job.salary_type} describe={describe} />
            <PaperFields company={company} describe={describe} />
            <div className={styles.end}>
              <TermsField company={company} errors={errorsOf('terms')} />
              <ErrorSummary title={failure.title} messages={message ? [message, failure.safe] : []} />
              <FormActions>
                <Link to={`/job/${job.id}`} className={buttonClass('secondary')}>
                  {texts.cancel}
                </Link>
                <Button type="submit" busy={isSending} busyText={texts.sending}>
                  {texts.submit}
                </Button>
              </FormActions>
            </div>
          </FormLayout>
        </Card>
      </form>
      {isSent && <SentDialog title={job.title} company={company} />}
    </>
  );
}
