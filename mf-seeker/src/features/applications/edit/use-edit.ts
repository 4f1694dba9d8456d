import { useLanguage, useTexts } from '@metier/sdk/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { readDetail, readFieldErrors, updateApplication } from '@metier/sdk/api';
import type { Application } from '@metier/sdk/contract';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { findAnswerErrors, readAnswers, readResume } from '../answers/read-answers';
import { isOutdated } from '../is-outdated';
import { editTexts } from './edit.texts';

/** Updates an application; the input is kept until it is saved or explicitly discarded. */
export function useEdit({ id, availability }: Application, onClose: () => void) {
  const texts = useTexts(editTexts);
  const language = useLanguage();
  const { http, notify, confirm } = usePorts();
  const { revalidate } = useRevalidator();
  const [isEdited, setEdited] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, refuse } = useFieldErrors(form);
  const { run, isPending } = useMutation({
    call: (entered: FormData) => updateApplication(http, id, readAnswers(entered), readResume(entered)),
    async done() {
      notify.success(texts.done);
      await revalidate();
    },
    leave: onClose,
    async failed(error) {
      refuse(readFieldErrors(error));
      if (!isOutdated(error)) return texts.failed;
      await revalidate();
      return readDetail(error, texts.failed);
    },
  });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    if (!refuse(await findAnswerErrors(entered, language, availability))) run(entered);
  }

  return {
    form,
    isBusy: isPending,
    errorsOf,
    submit,
    edit: () => setEdited(true),
    async close() {
      if (!isEdited || (await confirm(texts.leave))) onClose();
    },
  };
}
