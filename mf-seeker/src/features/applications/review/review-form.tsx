import { useId } from 'react';
import {
  Button,
  describeFields,
  DialogActions,
  ReviewFields,
  useTexts,
  type ReviewFieldName,
} from '@metier/sdk/ui';
import styles from './review-dialog.module.css';
import { reviewTexts } from './review.texts';
import { useReview } from './use-review';

interface ReviewFormProps {
  company: number;
  onPublished: () => Promise<unknown>;
  onClose: () => void;
}

export function ReviewForm({ company, onPublished, onClose }: ReviewFormProps) {
  const review = useTexts(reviewTexts);
  const { form: texts } = review;

  const { form, submit, isBusy, errorsOf } = useReview(company, { onPublished });
  const formId = useId();
  const describe = describeFields<ReviewFieldName>(texts.labels, errorsOf);
  return (
    <>
      <form
        ref={form}
        id={formId}
        noValidate
        aria-label={texts.label}
        className={styles.content}
        onSubmit={submit}
      >
        <p className={styles.lead}>{review.lead}</p>
        <ReviewFields describe={describe} commentHint={texts.commentHint} />
      </form>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" form={formId} busy={isBusy} busyText={texts.publishing}>
          {texts.submit}
        </Button>
      </DialogActions>
    </>
  );
}
