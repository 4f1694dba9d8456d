import { useTexts } from '@metier/sdk/ui';
import { useRef, type SubmitEvent } from 'react';
import { isApiError, readDetail, readFieldErrors, reviewCompany } from '@metier/sdk/api';
import type { ReviewBody } from '@metier/sdk/contract';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { reviewTexts } from './review.texts';

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
  onPublished: () => Promise<unknown>;
}

/** Publishes a review once; the input is kept on failure. */
export function useReview(company: number, { onPublished }: ReviewDone) {
  const texts = useTexts(reviewTexts);
  const { http, notify } = usePorts();
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, refuse } = useFieldErrors(form);
  const { run, isPending } = useMutation({
    call: (review: ReviewBody) => reviewCompany(http, company, review),
    async done() {
      notify.success(texts.done);
      await onPublished();
    },
    failed(error) {
      refuse(readFieldErrors(error));
      if (isApiError(error) && error.status === 409) void onPublished();
      return readDetail(error, texts.failed);
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const review = readReview(new FormData(event.currentTarget));
    if (!refuse(review.rating ? {} : { rating: [texts.form.missing] })) run(review);
  }

  return { form, submit, isBusy: isPending, errorsOf };
}
