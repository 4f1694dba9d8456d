import { useState } from 'react';
import { Section, settle, usePorts } from '@metier/sdk/remote';
import { Dialog, ErrorPanel, LoadingText, useTexts } from '@metier/sdk/ui';
import { findOwnReview } from './find-own-review';
import { OwnReview } from './own-review';
import { ReviewForm } from './review-form';
import { reviewTexts } from './review.texts';

interface ReviewDialogProps {
  company: { readonly id: number; readonly company_name: string };
  onClose: () => void;
}

/** The candidate's review of a company that has processed the application: written once, then read-only. */
export function ReviewDialog({ company, onClose }: ReviewDialogProps) {
  const texts = useTexts(reviewTexts);
  const { http } = usePorts();
  const load = () => settle(findOwnReview(http, company.id));
  const [review, setReview] = useState(load);

  function reload() {
    const next = load();
    setReview(next);
    return next;
  }

  return (
    <Dialog open onClose={onClose} title={texts.title(company.company_name)}>
      <Section
        of={review}
        onRetry={() => void reload()}
        loading={<LoadingText>{texts.loading}</LoadingText>}
        failed={(retry, { detail }) => (
          <ErrorPanel
            {...retry}
            bare
            level={3}
            title={texts.failedTitle}
            message={detail ?? texts.failedText}
          />
        )}
      >
        {(own) =>
          own ? (
            <OwnReview review={own} />
          ) : (
            <ReviewForm company={company.id} onPublished={reload} onClose={onClose} />
          )
        }
      </Section>
    </Dialog>
  );
}
