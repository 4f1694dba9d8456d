import { useId } from 'react';
import {
  Button,
  describeFields,
  DialogActions,
  StarField,
  TextAreaField,
  TextField,
} from '@metier/shared/ui';
import styles from './review-dialog.module.css';
import { reviewTexts } from './review.texts';
import { useReview } from './use-review';

const { form: texts } = reviewTexts;

interface ReviewFormProps {
  company: number;
  onPublished: () => void;
  onClose: () => void;
}

export function ReviewForm({ company, onPublished, onClose }: ReviewFormProps) {
  const { submit, forget, isBusy, errorsOf } = useReview(company, { onPublished });
  const formId = useId();
  const describe = describeFields(texts.labels, errorsOf);
  return (
    <>
      <form
        id={formId}
        noValidate
        aria-label={texts.label}
        className={styles.content}
        onSubmit={submit}
        onChange={forget}
      >
        <p className={styles.lead}>{reviewTexts.lead}</p>
        <StarField {...describe('rating')} required />
        <TextField {...describe('title')} hint={texts.titleHint} maxLength={200} />
        <TextAreaField {...describe('comment')} hint={texts.commentHint} maxLength={5000} rows={4} />
        <div className={styles.pair}>
          <TextAreaField {...describe('pros')} maxLength={2000} rows={3} />
          <TextAreaField {...describe('cons')} maxLength={2000} rows={3} />
        </div>
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
