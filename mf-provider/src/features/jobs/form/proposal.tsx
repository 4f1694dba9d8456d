import type { Ref } from 'react';
import { Button, joinClasses, useTexts, wholeRowClass } from '@metier/sdk/ui';
import { jobsTexts } from '../jobs.texts';
import styles from './proposal.module.css';

interface ProposalProps {
  ref?: Ref<HTMLDivElement>;
  text: string;
  /** Takes it. */
  take: string;
  onTake: () => void;
  onLeave: () => void;
}

/** A value that the form proposes, to take or to leave. */
export function Proposal({ ref, text, take, onTake, onLeave }: ProposalProps) {
  const { proposals: texts } = useTexts(jobsTexts);
  return (
    <div ref={ref} className={joinClasses(styles.proposal, wholeRowClass)}>
      <p role="status" className={styles.text}>
        {text}
      </p>
      <Button variant="secondary" size="small" onClick={onTake}>
        {take}
      </Button>
      <Button variant="ghost" size="small" onClick={onLeave}>
        {texts.leave}
      </Button>
    </div>
  );
}

/** Writes a value as if it were typed, and moves the focus there, because the pressed button goes. */
export function writeInto(control: HTMLInputElement | null, value: string): void {
  if (!control) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.focus();
}
