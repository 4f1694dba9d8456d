import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import type { Confirmations } from './confirmations';

interface ConfirmationSlotProps {
  questions: Confirmations;
}

/** The browser's own dialog asks while the code of ours cannot be loaded. */
function NativeConfirmation({ questions }: ConfirmationSlotProps) {
  const question = useStore(questions.store);
  useEffect(() => {
    if (question) questions.answer(window.confirm(question.text));
  }, [question, questions]);
  return null;
}

/** Lazy, because most pages never ask anything. */
const ConfirmationDialog = lazy(() =>
  import('./confirmation-dialog').then(
    (module) => ({ default: module.ConfirmationDialog }),
    () => ({ default: NativeConfirmation }),
  ),
);

/** The confirmation that a page has requested. */
export function ConfirmationSlot({ questions }: ConfirmationSlotProps) {
  const question = useStore(questions.store);
  const [hasAsked, setHasAsked] = useState(false);
  if (question && !hasAsked) setHasAsked(true);
  if (!hasAsked) return null;
  return (
    <Suspense>
      <ConfirmationDialog questions={questions} />
    </Suspense>
  );
}
