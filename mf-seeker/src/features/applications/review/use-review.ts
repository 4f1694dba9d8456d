import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { isApiError, readDetail, readFieldErrors, reviewCompany } from '@metier/shared/api';
import type { FieldErrors, ReviewBody } from '@metier/shared/contract';
import { usePorts } from '@metier/shared/remote';
import { focusFirst } from '../answers/read-answers';
import { useExclusiveTask } from '../use-task';
import { reviewTexts as texts } from './review.texts';

const readText = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

const readReview = (form: FormData): ReviewBody => ({
  rating: Number(form.get('rating')),
  title: readText(form, 'title'),
  comment: readText(form, 'comment'),
  pros: readText(form, 'pros'),
  cons: readText(form, 'cons'),
});

interface ReviewDone {
  /** Called when the review is published, or one from another window already exists. */
  onPublished: () => void;
}

/** Publishes a review once; the input is kept on failure. */
export function useReview(company: number, { onPublished }: ReviewDone) {
  const { http, notify } = usePorts();
  const { isBusy, run } = useExclusiveTask();
  const [errors, setErrors] = useState<FieldErrors>({});

  function refuse(element: HTMLFormElement, found: FieldErrors) {
    setErrors(found);
    focusFirst(element, found);
  }

  async function publish(element: HTMLFormElement) {
    const review = readReview(new FormData(element));
    refuse(element, review.rating ? {} : { rating: [texts.form.missing] });
    if (!review.rating) return;
    try {
      await reviewCompany(http, company, review);
      notify.success(texts.done);
      onPublished();
    } catch (error) {
      notify.error(readDetail(error, texts.failed));
      refuse(element, readFieldErrors(error));
      if (isApiError(error) && error.status === 409) onPublished();
    }
  }

  return {
    isBusy,
    errorsOf: (name: string) => errors[name] ?? [],
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      void run(() => publish(element));
    },
    forget(event: ChangeEvent<HTMLFormElement>) {
      const { [event.target.name]: corrected, ...rest } = errors;
      if (corrected) setErrors(rest);
    },
  };
}
