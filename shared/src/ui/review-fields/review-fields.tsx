import { TextAreaField, TextField } from '../field/text-field';
import type { DescribeField } from '../form/describe-fields';
import { useTexts } from '../language/use-texts';
import { StarField } from '../star-field/star-field';
import { uiTexts } from '../ui.texts';
import styles from './review-fields.module.css';

export type ReviewFieldName = 'rating' | 'title' | 'comment' | 'pros' | 'cons';

export interface ReviewFieldsProps {
  describe: DescribeField<ReviewFieldName>;
  commentHint: string;
}

/** The fields of a review of a candidate or a company: required stars, optional texts. */
export function ReviewFields({ describe, commentHint }: ReviewFieldsProps) {
  const texts = useTexts(uiTexts);
  return (
    <>
      <StarField {...describe('rating')} required />
      <TextField {...describe('title')} hint={texts.reviewTitleHint} maxLength={200} />
      <TextAreaField {...describe('comment')} hint={commentHint} maxLength={5000} rows={4} />
      <div className={styles.pair}>
        <TextAreaField {...describe('pros')} maxLength={2000} rows={3} />
        <TextAreaField {...describe('cons')} maxLength={2000} rows={3} />
      </div>
    </>
  );
}
