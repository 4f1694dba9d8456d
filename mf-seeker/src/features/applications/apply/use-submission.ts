import { useLanguage, useTexts } from '@metier/sdk/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import type { FieldErrors } from '@metier/sdk/contract';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { readId, textsIn, type Language } from '@metier/sdk/rules';
import { findAnswerErrors, readAnswers, readResume, readResumeChoice } from '../answers/read-answers';
import { applyTexts } from './apply.texts';
import { removeDraft } from './draft';
import { submitApplication, type SubmissionFailure } from './submit-application';

async function findErrors(form: FormData, language: Language): Promise<FieldErrors> {
  const texts = textsIn(language, applyTexts);
  const errors = await findAnswerErrors(form, language);
  return form.get('terms') ? errors : { ...errors, terms: [texts.form.termsMissing] };
}

/** Sends the application, one submission at a time, and returns the errors per field. */
export function useSubmission(jobId: number) {
  const language = useLanguage();
  const texts = useTexts(applyTexts);
  const { http, session } = usePorts();
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  // Kept across attempts, so that an application is created only once.
  const createdId = useRef<number>(undefined);
  const [isSent, setSent] = useState(false);
  // A second click may precede the render after the first submission.
  const hasSent = useRef(false);
  const { errorsOf, general, refuse } = useFieldErrors<SubmissionFailure>(form);
  const { run, isPending } = useMutation({
    call: (entered: FormData) =>
      submitApplication(
        http,
        {
          jobId,
          seekerId: readId(String(entered.get('job_seeker'))),
          answers: readAnswers(entered),
          resume: readResume(entered) ?? readId(readResumeChoice(entered)),
          createdId: createdId.current,
        },
        language,
      ),
    async done(outcome) {
      if (outcome.kind === 'sent') {
        removeDraft({ userId: session.getUser()?.id, jobId });
        hasSent.current = true;
        return setSent(true);
      }
      createdId.current = outcome.createdId ?? createdId.current;
      refuse(outcome.errors, outcome);
      if (outcome.isFinal) await revalidate();
    },
    failed: texts.failure.other,
  });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    if (!refuse(await findErrors(entered, language)) && !hasSent.current) run(entered);
  }

  return {
    form,
    submit,
    isSending: isPending,
    isSent,
    /** Why sending failed, until the user corrects or submits the form. */
    refusal: general,
    errorsOf,
  };
}
