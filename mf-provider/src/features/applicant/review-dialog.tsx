import { useEffect, useId, useRef, useState, useTransition, type FormEvent } from 'react';
import { isApiError, readDetail, readFieldErrors, reviewSeeker } from '@metier/shared/api';
import type { FieldErrors, JobSeeker, ReviewBody } from '@metier/shared/contract';
import { usePorts } from '@metier/shared/remote';
import { useRevalidator } from '@metier/shared/router';
import { Button, describeFields, Dialog, DialogActions, ReviewFields } from '@metier/shared/ui';
import styles from './applicant-page.module.css';
import { applicantTexts } from './applicant.texts';

const { reviews: texts } = applicantTexts;

interface ReviewDialogProps {
  applicant: JobSeeker;
  onClose: () => void;
}

/** Form of a review; closed once the review is published and shown on the page. */
export function ReviewDialog({ applicant, onClose }: ReviewDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { errors, isPublishing, publish } = usePublication(applicant.id, onClose);
  const describe = describeFields(texts.labels, (name) => errors[name] ?? []);

  useEffect(
    () => form.current?.querySelector<HTMLElement>('[aria-invalid] input, [aria-invalid]')?.focus(),
    [errors],
  );

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    publish(readReview(new FormData(event.currentTarget)));
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
        <ReviewFields describe={describe} commentHint={texts.commentHint} />
      </form>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" form={formId} busy={isPublishing} busyText={texts.publishing}>
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

/**
 * Publishes once and keeps the input on failure. A conflict (already reviewed in another window) counts as
 * published.
 */
function usePublication(applicant: number, onDone: () => void) {
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPublishing, startPublishing] = useTransition();

  async function finish() {
    await revalidate();
    onDone();
  }

  function publish(review: ReviewBody) {
    if (isPublishing) return;
    setErrors(review.rating ? {} : { rating: [texts.missing] });
    if (!review.rating) return;
    startPublishing(async () => {
      try {
        await reviewSeeker(http, { ...review, job_seeker: applicant });
        notify.success(texts.done);
        await finish();
      } catch (error) {
        notify.error(readDetail(error, texts.failedToPublish));
        setErrors(readFieldErrors(error));
        if (isApiError(error) && error.status === 409) await finish();
      }
    });
  }

  return { errors, isPublishing, publish };
}
