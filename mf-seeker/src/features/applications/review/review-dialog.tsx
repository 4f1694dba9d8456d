import { readDetail } from '@metier/shared/api';
import type { CompanyReview } from '@metier/shared/contract';
import { Dialog, ErrorPanel, LoadingText } from '@metier/shared/ui';
import type { LazyLoad } from '../use-lookup';
import { OwnReview } from './own-review';
import { ReviewForm } from './review-form';
import { reviewTexts as texts } from './review.texts';

interface ReviewDialogProps {
  company: { readonly id: number; readonly company_name: string };
  /** Lookup of the candidate's existing review. */
  lookup: LazyLoad<CompanyReview | undefined>;
  onLookup: () => void;
  onClose: () => void;
}

/** The candidate's review of a company that has processed the application: written once, then read-only. */
export function ReviewDialog({ company, lookup, onLookup, onClose }: ReviewDialogProps) {
  return (
    <Dialog open onClose={onClose} title={texts.title(company.company_name)}>
      {lookup.kind === 'asking' && <LoadingText>{texts.loading}</LoadingText>}
      {lookup.kind === 'failed' && (
        <ErrorPanel
          bare
          level={3}
          title={texts.failedTitle}
          message={readDetail(lookup.error, texts.failedText)}
          onRetry={onLookup}
        />
      )}
      {lookup.kind === 'found' && lookup.value && <OwnReview review={lookup.value} />}
      {lookup.kind === 'found' && !lookup.value && (
        <ReviewForm company={company.id} onPublished={onLookup} onClose={onClose} />
      )}
    </Dialog>
  );
}
