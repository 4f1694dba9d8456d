import { ConfirmDialog } from '@metier/shared/ui';
import { useState, useSyncExternalStore } from 'react';
import type { Confirmations } from './confirmations';

/** Renders the confirmation that a page has requested. The last one stays in the dialog while it closes. */
export function ConfirmationDialog({ questions }: { questions: Confirmations }) {
  const question = useSyncExternalStore(questions.subscribe, questions.get, questions.get);
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  if (!shown) return null;
  return (
    <ConfirmDialog
      open={question !== undefined}
      title={shown.confirm}
      message={shown.text}
      confirmLabel={shown.confirm}
      {...(shown.cancel && { cancelLabel: shown.cancel })}
      {...(shown.isDangerous && { danger: true })}
      onConfirm={() => questions.answer(true)}
      onCancel={() => questions.answer(false)}
    />
  );
}
