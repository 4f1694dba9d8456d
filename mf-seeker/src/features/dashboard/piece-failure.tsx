import { useRef } from 'react';
import { readDetail } from '@metier/shared/api';
import { useRevalidator } from '@metier/shared/router';
import { ErrorPanel } from '@metier/shared/ui';
import { dashboardTexts } from './dashboard.texts';

interface PieceFailureProps {
  title: string;
  error: unknown;
  /** Heading level of the title. */
  level: 2 | 3;
}

/** Replaces a part that failed to load. A retry reloads every failed part. */
export function PieceFailure({ title, error, level }: PieceFailureProps) {
  const { revalidate, state } = useRevalidator();
  const panel = useRef<HTMLDivElement>(null);

  async function retry() {
    const section = panel.current?.closest('section');
    await revalidate();
    // If the focused button was replaced by the loaded content, focus the heading.
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
