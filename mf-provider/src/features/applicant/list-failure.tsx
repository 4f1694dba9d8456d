import { readDetail } from '@metier/shared/api';
import { useRevalidator } from '@metier/shared/router';
import { ErrorPanel } from '@metier/shared/ui';
import { applicantTexts as texts } from './applicant.texts';

/** Replaces a list that failed to load; the rest of the page stays. */
export function ListFailure({ title, error }: { title: string; error: unknown }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorPanel
      bare
      level={3}
      title={title}
      message={readDetail(error, texts.safe)}
      busy={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}
