import { Link } from '@metier/sdk/router';
import { buttonClass, ErrorPanel, useTexts } from '@metier/sdk/ui';
import { applyTexts } from './apply.texts';
import type { SubmissionFailure } from './submit-application';

interface SubmissionErrorProps {
  refusal: SubmissionFailure;
  onRetry: () => void;
}

/** Why sending failed, what has been saved anyway, and the retry button. */
export function SubmissionError({ refusal, onRetry }: SubmissionErrorProps) {
  const { failure } = useTexts(applyTexts);
  const { message, hasArrived, createdId } = refusal;
  return (
    <ErrorPanel
      bare
      title={hasArrived ? failure.withoutResume : failure.title}
      message={
        hasArrived ? (
          message
        ) : (
          <>
            {message} {failure.safe}
          </>
        )
      }
      onRetry={onRetry}
      action={
        hasArrived && (
          <Link to={`/applications?applicationId=${createdId}`} className={buttonClass('secondary')}>
            {failure.view}
          </Link>
        )
      }
    />
  );
}
