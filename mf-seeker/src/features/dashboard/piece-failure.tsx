import { useRef } from 'react';
import { readDetail } from '@metier/shared/api';
import { useRevalidator } from '@metier/shared/router';
import { ErrorPanel } from '@metier/shared/ui';
import { dashboardTexts } from './dashboard.texts';

interface PieceFailureProps {
  title: string;
  error: unknown;
  /** Of the title in the page's outline. */
  level: 2 | 3;
}

/** In place of a part that could not be had. Trying again asks for every part that failed. */
export function PieceFailure({ title, error, level }: PieceFailureProps) {
  const { revalidate, state } = useRevalidator();
  const panel = useRef<HTMLDivElement>(null);

  async function retry() {
    const section = panel.current?.closest('section');
    await revalidate();
    // The button that had the focus may have made room for what it brought.
    if (!section?.contains(document.activeElement)) section?.querySelector('h2')?.focus();
  }

  return (
    <div ref={panel}>
      <ErrorPanel
        slim
        level={level}
        title={title}
        message={readDetail(error, dashboardTexts.loadError.text)}
        busy={state === 'loading'}
        onRetry={() => void retry()}
      />
    </div>
  );
}
