import type { ReactNode, Ref } from 'react';
import { Alert, ErrorSummary } from '@metier/sdk/ui';
import { jobsTexts as texts } from './jobs.texts';
import type { SaveJobError } from './save-job';

interface JobErrorsProps {
  ref: Ref<HTMLDivElement>;
  refusal: SaveJobError | undefined;
  /** Message for a refusal without field errors. */
  renderError: (refusal: Exclude<SaveJobError, { kind: 'faults' }>) => ReactNode;
  /** Returns the id of the input with this name. */
  idOf: (name: string) => string;
}

const isOnForm = (name: string) => name in texts.fields;

/** Why the job was not saved; empty until the first refusal. */
export function JobErrors({ ref, refusal, renderError, idOf }: JobErrorsProps) {
  if (!refusal) return null;
  if (refusal.kind !== 'faults') {
    return (
      <Alert ref={ref}>
        {renderError(refusal)}
        <p>{texts.stillHere}</p>
      </Alert>
    );
  }
  const messages = Object.entries(refusal.faults).map(([name, [message = '']]) => {
    const text = texts.nameFault(name, message);
    return isOnForm(name) ? { text, field: idOf(name) } : text;
  });
  return <ErrorSummary ref={ref} title={texts.fix} messages={messages} />;
}
