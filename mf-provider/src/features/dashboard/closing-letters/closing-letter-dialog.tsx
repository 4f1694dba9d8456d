import { useId, useRef, type FormEvent } from 'react';
import { readFieldErrors, updateClosingNotice } from '@metier/sdk/api';
import type { ClosingNotice } from '@metier/sdk/contract';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { useLoaderData, useRevalidator } from '@metier/sdk/router';
import { fillTemplate, TEMPLATE_MAX_LENGTH, templateKindsTexts, textsIn } from '@metier/sdk/rules';
import { Button, CheckboxField, Dialog, DialogActions, TextAreaField, useTexts } from '@metier/sdk/ui';
import { LanguageField } from '../../../letters/language-field';
import { LetterPart } from '../../../letters/letter-part';
import { lettersTexts } from '../../../letters/letters.texts';
import { useLetterTexts } from '../../../letters/use-letter-texts';
import styles from './closing-letters.module.css';
import { closingTexts } from './closing-letters.texts';
import type { DashboardData } from '../load-dashboard';
import { useClosingText } from './use-closing-text';

interface ClosingLetterDialogProps {
  letter: ClosingNotice;
  onClose: () => void;
}

/** Edits text and language of a closing letter beside what a candidate will read. */
export function ClosingLetterDialog({ letter, onClose }: ClosingLetterDialogProps) {
  const { saved, failed, dialog: texts } = useTexts(closingTexts);
  const { job } = letter;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { language, shownLanguage, changeLanguage, text, setText } = useClosingText(letter);
  const letterTexts = useLetterTexts([language]);
  const { subject: nameSubject } = useTexts(lettersTexts);
  const { company } = useLoaderData<DashboardData>();
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const { errorsOf, refuse } = useFieldErrors(form);
  const { run, isPending } = useMutation({
    call: (keep: boolean) => updateClosingNotice(http, job.id, { text: text.trim(), language, keep }),
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
        <LanguageField
          value={shownLanguage}
          onChange={(next) => next && changeLanguage(next)}
          hint={texts.languageHint}
        />
        <TextAreaField
          name="text"
          lang={language}
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
          <LetterPart of={letterTexts}>
            <p className={styles.subject}>
              {nameSubject(textsIn(language, templateKindsTexts).subject(job.title))}
            </p>
            <p lang={language} className={styles.previewText}>
              {fillTemplate(text, values)}
            </p>
          </LetterPart>
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
