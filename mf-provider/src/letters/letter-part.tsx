import type { ReactNode } from 'react';
import { ErrorPanel, LoadingText, useTexts } from '@metier/sdk/ui';
import { lettersTexts } from './letters.texts';
import type { LetterTexts } from './use-letter-texts';

/** The part of a form that shows a letter: shown once its texts are loaded. */
export function LetterPart({ of, children }: { of: LetterTexts; children: ReactNode }) {
  const texts = useTexts(lettersTexts);
  if (of.isReady) return children;
  if (of.hasFailed) return <ErrorPanel bare title={texts.failed} onRetry={of.retry} />;
  return <LoadingText>{texts.loading}</LoadingText>;
}
