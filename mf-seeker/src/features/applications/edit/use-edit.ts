import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { readDetail, readFieldErrors, updateApplication } from '@metier/shared/api';
import type { Application, FieldErrors } from '@metier/shared/contract';
import { usePorts } from '@metier/shared/remote';
import { useRevalidator } from '@metier/shared/router';
import { answersTexts } from '../answers/answers.texts';
import { findAnswerErrors, focusFirst, isReadable, readAnswers, readResume } from '../answers/read-answers';
import { isOutdated } from '../is-outdated';
import { useExclusiveTask } from '../use-task';
import { editTexts as texts } from './edit.texts';

const hasAny = (errors: FieldErrors) => Object.keys(errors).length > 0;

/** Updates an application; the input is kept until it is saved or explicitly discarded. */
export function useEdit({ id }: Application, onClose: () => void) {
  const { http, notify, confirm } = usePorts();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useExclusiveTask();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isEdited, setEdited] = useState(false);

  function refuse(form: HTMLFormElement, found: FieldErrors) {
    setErrors(found);
    focusFirst(form, found);
  }

  async function save(element: HTMLFormElement) {
    const form = new FormData(element);
    const resume = readResume(form);
    const found = findAnswerErrors(form);
    if (resume && !(await isReadable(resume))) found.resume = [answersTexts.lostFile];
    refuse(element, found);
    if (hasAny(found)) return;
    try {
      await updateApplication(http, id, readAnswers(form), resume);
    } catch (error) {
      notify.error(isOutdated(error) ? readDetail(error, texts.failed) : texts.failed);
      refuse(element, readFieldErrors(error));
      if (isOutdated(error)) await revalidate();
      return;
    }
    notify.success(texts.done);
    await revalidate();
    onClose();
  }

  return {
    isBusy,
    errorsOf: (name: string) => errors[name] ?? [],
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget;
      void run(() => save(form));
    },
    forget(event: ChangeEvent<HTMLFormElement>) {
      setEdited(true);
      const { [event.target.name]: corrected, ...rest } = errors;
      if (corrected) setErrors(rest);
    },
    async close() {
      if (!isEdited || (await confirm(texts.leave))) onClose();
    },
  };
}
