import { useState } from 'react';
import type { ReportTarget } from '../../rules/index';
import { Button, useIsHydrated, useTexts, VisuallyHidden } from '../../ui/index';
import { Fragment } from '../fragment';
import { remoteTexts } from '../remote.texts';

export interface ReportButtonProps {
  target: ReportTarget;
  id: number;
  /** Name of what is reported, for screen readers. */
  name: string;
  className?: string;
}

/** Quiet button that opens the form to report something; the form is loaded when it is pressed. */
export function ReportButton({ target, id, name, className }: ReportButtonProps) {
  const texts = useTexts(remoteTexts);
  const [isOpen, setOpen] = useState(false);
  const answers = useIsHydrated();
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-disabled={!answers || undefined}
        className={className}
        onClick={() => setOpen(true)}
      >
        {texts.report}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {isOpen && <Fragment name="report-dialog" target={target} id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
