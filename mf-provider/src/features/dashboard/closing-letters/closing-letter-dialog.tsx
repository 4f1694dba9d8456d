import { useId, useRef, useState, type FormEvent } from 'react';
import { readFieldErrors, updateClosingNotice } from '@metier/sdk/api';
import type { ClosingNotice } from '@metier/sdk/contract';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { useLoaderData, useRevalidator } from '@metier/sdk/router';
import { fillTemplate, TEMPLATE_MAX_LENGTH } from '@metier/sdk/rules';
import { Button, CheckboxField, Dialog, DialogActions, TextAreaField, useTexts } from '@metier/sdk/ui';
import styles from './closing-letters.module.css';
import { closingTexts } from './closing-letters.texts';
import type { DashboardData } from '../load-dashboard';

interface ClosingLetterDialogProps {
  letter: ClosingNotice;
  onClose: () => void;
}

/** Edits the text of a closing letter beside what a candidate will read. */
export function ClosingLetterDialog({ letter, onClose }: ClosingLetterDialogProps) {
  const { saved, failed, dialog: texts } = useTexts(closingTexts);
  const { job } = letter;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(letter.text);
  const { company } = useLoaderData<DashboardData>();
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const { errorsOf, refuse } = useFieldErrors(form);
  const { run, isPending } = useMutation({
    call: (keep: boolean) => updateClosingNotice(http, job.id, { text: text.trim(), keep }),
    async done() {
      notify.success(saved);
      await revalidate();
    },
    leave: onClose,
    failed: (error) => (refuse(readFieldErrors(error)) ? undefined : failed),
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const keep = new FormData(event.currentTarget).has('keep');
    if (!refuse(text.trim() ? {} : { text: [texts.required] })) run(keep);
  }

  const values = {
    candidate: texts.sampleCandidate,
    job: job.title,
    company: company.company_name,
  };
  return (
    <Dialog open size="large" title={texts.title(job.title)} onClose={onClose}>
      <form ref={form} id={formId} noValidate onSubmit={handleSubmit} className={styles.form}>
        <TextAreaField
          name="text"
          label={texts.label}
          hint={texts.hint}
          errors={errorsOf('text')}
          required
          rows={10}
          maxLength={TEMPLATE_MAX_LENGTH}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <CheckboxField name="keep" label={texts.keep} />
        <section className={styles.preview} aria-label={texts.preview}>
          <h3 className={styles.previewTitle}>{texts.preview}</h3>
          <p className={styles.previewText}>{fillTemplate(text, values)}</p>
        </section>
      </form>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" form={formId} busy={isPending} busyText={texts.saving}>
          {texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
