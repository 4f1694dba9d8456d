import { useId } from 'react';
import type { Application } from '@metier/sdk/contract';
import { usePorts } from '@metier/sdk/remote';
import { displayTexts } from '@metier/sdk/rules';
import {
  Button,
  describeFields,
  Dialog,
  DialogActions,
  FormHint,
  FormLayout,
  useTexts,
} from '@metier/sdk/ui';
import { JobFields, AttachmentFields, PersonFields } from '../answers/answer-fields';
import { toAnswerValues, type AnswerFieldName } from '../answers/answer-values';
import { answersTexts } from '../answers/answers.texts';
import { editTexts } from './edit.texts';
import { useEdit } from './use-edit';

/** Edits the answers of a sent application, with the same validation. */
export function EditDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const answers = useTexts(answersTexts);
  const texts = useTexts(editTexts);
  const defaults = useTexts(displayTexts);
  const { job, resume_name: resumeName } = application;
  const { notify } = usePorts();
  const { form, submit, edit, close, isBusy, errorsOf } = useEdit(application, onClose);
  const formId = useId();
  const sections = {
    values: toAnswerValues(application),
    describe: describeFields<AnswerFieldName>(answers.labels, errorsOf),
  };
  return (
    <Dialog open onClose={() => void close()} title={texts.title} size="large">
      <form
        ref={form}
        id={formId}
        noValidate
        aria-label={texts.label(job.title)}
        onSubmit={submit}
        onChange={edit}
      >
        <FormLayout>
          <FormHint>{answers.requiredHint}</FormHint>
          <PersonFields {...sections} />
          <JobFields {...sections} job={job} />
          <AttachmentFields
            {...sections}
            company={job.job_provider.company_name || defaults.company}
            resume={{ hint: texts.resumeHint(resumeName), onRefusal: notify.error }}
          />
        </FormLayout>
      </form>
      <DialogActions>
        <Button variant="secondary" onClick={() => void close()}>
          {texts.cancel}
        </Button>
        <Button type="submit" form={formId} busy={isBusy} busyText={texts.saving}>
          {texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
