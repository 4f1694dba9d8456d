import { textsIn, type Language } from '@metier/sdk/rules';
import { useId, useRef, useState, type FormEvent } from 'react';
import { isApiError, readFieldErrors, sendMessage } from '@metier/sdk/api';
import type { Application, FieldErrors, MessageBody } from '@metier/sdk/contract';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import {
  Button,
  buttonClass,
  CheckboxField,
  describeFields,
  Dialog,
  DialogActions,
  TextAreaField,
  TextField,
  useLanguage,
  useTexts,
} from '@metier/sdk/ui';
import { applicationsTexts } from '../applications.texts';
import { TemplatePicker } from '../planned/template-picker';
import styles from './application-dialog.module.css';

interface ContactDialogProps {
  application: Application;
  onClose: () => void;
}

/** A message to the applicant. The input is kept until it has been sent. */
export function ContactDialog({ application, onClose }: ContactDialogProps) {
  const language = useLanguage();
  const { contact: texts } = useTexts(applicationsTexts);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, refuse } = useFieldErrors(form);
  const [body, setBody] = useState('');
  const describe = describeFields<'subject' | 'body'>(texts, errorsOf);
  const { http, notify } = usePorts();
  const { run, isPending } = useMutation({
    call: (letter: Letter) =>
      sendMessage(http, { application: application.id, recipient: application.job_seeker, ...letter }),
    done: () => notify.success(texts.sent),
    leave: onClose,
    failed(error) {
      refuse(readFieldErrors(error));
      return isUnreachable(error) ? texts.unreachable : texts.failed;
    },
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const letter = readMessage(new FormData(event.currentTarget));
    if (!refuse(findFaults(letter, language))) run(letter);
  }

  return (
    <Dialog open onClose={onClose} title={texts.title(application.applicant_name)}>
      <form ref={form} id={formId} noValidate onSubmit={handleSubmit} className={styles.form}>
        <TextField
          {...describe('subject')}
          required
          maxLength={200}
          defaultValue={texts.prefilled(application.job.title).slice(0, 200)}
        />
        <TemplatePicker application={application} onPick={setBody} />
        <TextAreaField
          {...describe('body')}
          required
          rows={6}
          maxLength={10_000}
          value={body}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
        <CheckboxField name="send_copy" label={texts.sendCopy} />
      </form>
      <DialogActions>
        <Link to={`/messages?application=${application.id}`} className={buttonClass('ghost')}>
          {texts.thread}
        </Link>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" form={formId} busy={isPending} busyText={texts.sending}>
          {texts.send}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Letter = Pick<MessageBody, 'body' | 'send_copy'> & { subject: string };

const readMessage = (form: FormData): Letter => ({
  subject: String(form.get('subject') ?? '').trim(),
  body: String(form.get('body') ?? '').trim(),
  send_copy: form.has('send_copy'),
});

function findFaults(letter: Letter, language: Language): FieldErrors {
  const { contact: texts } = textsIn(language, applicationsTexts);
  const missing = (['subject', 'body'] as const).filter((name) => letter[name] === '');
  return Object.fromEntries(missing.map((name) => [name, [texts.required]]));
}

/** 404 and 409 mean that the applicant can no longer be reached. */
const isUnreachable = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 409);
