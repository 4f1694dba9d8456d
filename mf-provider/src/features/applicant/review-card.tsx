import { useState } from 'react';
import type { JobSeeker, SeekerReview } from '@metier/sdk/contract';
import { readValue, Section } from '@metier/sdk/remote';
import { formatDate } from '@metier/sdk/rules';
import { Button, Card, ErrorPanel, Stars, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './applicant-page.module.css';
import { applicantTexts } from './applicant.texts';
import type { ApplicantData } from './load-applicant';
import { ReviewDialog } from './review-dialog';

const isHired = (applications: ApplicantData['applications']) =>
  readValue(applications)?.items.some(({ hired_at: hiredAt }) => hiredAt !== null);

/** The company's review of a hired applicant, or the button to write it. */
export function ReviewCard({ applicant, applications, reviews }: ApplicantData) {
  const { reviews: texts, safe } = useTexts(applicantTexts);
  return (
    <Card as="section" aria-labelledby="review" className={styles.card}>
      <h2 id="review">{texts.title}</h2>
      <Section
        of={reviews}
        failed={(retry, { detail }) => (
          <ErrorPanel {...retry} bare level={3} title={texts.failed} message={detail ?? safe} />
        )}
      >
        {({ items: [review] }) =>
          review ? (
            <WrittenReview review={review} />
          ) : isHired(applications) ? (
            <Invitation applicant={applicant} />
          ) : (
            <p className={styles.none}>{texts.hint}</p>
          )
        }
      </Section>
    </Card>
  );
}

function WrittenReview({ review }: { review: SeekerReview }) {
  const language = useLanguage();
  const { reviews: texts } = useTexts(applicantTexts);
  const sides = (['pros', 'cons'] as const).filter((side) => review[side].trim());
  return (
    <>
      <Stars rating={review.rating} />
      {review.title && <h3>{review.title}</h3>}
      {review.comment && <p className={styles.text}>{review.comment}</p>}
      {sides.map((side) => (
        <div key={side}>
          <h3 className={styles.side}>{texts[side]}</h3>
          <p className={styles.text}>{review[side]}</p>
        </div>
      ))}
      <time dateTime={review.created_at} className={styles.note}>
        {formatDate(review.created_at, language)}
      </time>
    </>
  );
}

function Invitation({ applicant }: { applicant: JobSeeker }) {
  const { reviews: texts } = useTexts(applicantTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className={styles.none}>{texts.invitation(applicant.firstname)}</p>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {texts.write}
        </Button>
      </div>
      {isOpen && <ReviewDialog applicant={applicant} onClose={() => setOpen(false)} />}
    </>
  );
}
