import { ConfirmDialog } from '@metier/sdk/ui';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import type { Confirmations } from './confirmations';

/** Renders the confirmation that a page has requested. The last one stays in the dialog while it closes. */
export function ConfirmationDialog({ questions }: { questions: Confirmations }) {
  const question = useStore(questions.store);
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
