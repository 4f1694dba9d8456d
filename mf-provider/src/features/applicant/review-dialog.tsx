import { useId, useRef, type FormEvent } from 'react';
import { isApiError, readDetail, readFieldErrors, reviewSeeker } from '@metier/sdk/api';
import type { JobSeeker, ReviewBody } from '@metier/sdk/contract';
import { useFieldErrors, useMutation, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import {
  Button,
  describeFields,
  Dialog,
  DialogActions,
  ReviewFields,
  useTexts,
  type ReviewFieldName,
} from '@metier/sdk/ui';
import styles from './applicant-page.module.css';
import { applicantTexts } from './applicant.texts';

interface ReviewDialogProps {
  applicant: JobSeeker;
  onClose: () => void;
}

/** Form of a review; closed once the review is published and shown on the page. It keeps its input on failure. */
export function ReviewDialog({ applicant, onClose }: ReviewDialogProps) {
  const { reviews: texts } = useTexts(applicantTexts);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, refuse } = useFieldErrors(form);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const { run, isPending } = useMutation({
    call: (review: ReviewBody) => reviewSeeker(http, { ...review, job_seeker: applicant.id }),
    async done() {
      notify.success(texts.done);
      await revalidate();
    },
    leave: onClose,
    async failed(error) {
      refuse(readFieldErrors(error));
      // The applicant has been reviewed in another window.
      if (isApiError(error) && error.status === 409) {
        await revalidate();
        onClose();
      }
      return readDetail(error, texts.failedToPublish);
    },
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const review = readReview(new FormData(event.currentTarget));
    if (!refuse(review.rating ? {} : { rating: [texts.missing] })) run(review);
  }

  return (
    <Dialog open onClose={onClose} title={texts.dialog(applicant.firstname)}>
      <form
        ref={form}
        id={formId}
        noValidate
        aria-label={texts.title}
        onSubmit={handleSubmit}
        className={styles.form}
      >
        <p className={styles.none}>{texts.lead}</p>
        <ReviewFields
          describe={describeFields<ReviewFieldName>(texts.labels, errorsOf)}
          commentHint={texts.commentHint}
        />
      </form>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" form={formId} busy={isPending} busyText={texts.publishing}>
          {texts.publish}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function readReview(form: FormData): ReviewBody {
  const read = (name: string) => String(form.get(name) ?? '').trim();
  return {
    rating: Number(form.get('rating')),
    title: read('title'),
    comment: read('comment'),
    pros: read('pros'),
    cons: read('cons'),
  };
}
