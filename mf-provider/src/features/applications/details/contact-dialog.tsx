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
import { LanguageField } from '../../../letters/language-field';
import { LetterPart } from '../../../letters/letter-part';
import { useLetterTexts } from '../../../letters/use-letter-texts';
import { applicationsTexts } from '../applications.texts';
import { TemplatePicker } from '../planned/template-picker';
import styles from './application-dialog.module.css';

interface ContactDialogProps {
  application: Application;
  onClose: () => void;
}

/** A message to the applicant. The input is kept until it has been sent. */
export function ContactDialog({ application, onClose }: ContactDialogProps) {
  const page = useLanguage();
  const [language, setLanguage] = useState<Language>(
    application.letter_language ?? application.job.language ?? page,
  );
  const letterTexts = useLetterTexts([language]);
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
    if (!refuse(findFaults(letter, page))) run(letter);
  }

  return (
    <Dialog open onClose={onClose} title={texts.title(application.applicant_name)}>
      <form ref={form} id={formId} noValidate onSubmit={handleSubmit} className={styles.form}>
        <LanguageField value={language} onChange={(next) => next && setLanguage(next)} />
        <LetterPart of={letterTexts}>
          <TextField
            key={language}
            {...describe('subject')}
            lang={language}
            required
            maxLength={200}
            defaultValue={prefillSubject(application, language)}
          />
        </LetterPart>
        <TemplatePicker application={application} language={language} onPick={setBody} />
        <TextAreaField
          {...describe('body')}
          lang={language}
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

const prefillSubject = ({ job }: Application, language: Language): string =>
  textsIn(language, applicationsTexts).contact.prefilled(job.title).slice(0, 200);

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
