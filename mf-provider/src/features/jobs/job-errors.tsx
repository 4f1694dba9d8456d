import type { ReactNode, Ref } from 'react';
import { Alert, ErrorSummary } from '@metier/sdk/ui';
import type { FieldName } from './job-sections';
import { jobsTexts as texts } from './jobs.texts';
import type { SaveJobError } from './save-job';

interface JobErrorsProps {
  ref: Ref<HTMLDivElement>;
  refusal: SaveJobError | undefined;
  /** Message for a refusal without field errors. */
  renderError: (refusal: Exclude<SaveJobError, { kind: 'faults' }>) => ReactNode;
  /** Errors of a field until its value changes. */
  errorsOf: (name: string) => readonly string[];
  /** Returns the id of the input with this name. */
  idOf: (name: string) => string;
}

const isOnForm = (name: string): name is FieldName => name in texts.fields;

/** Why the job was not saved: a message for each field until it is changed. */
export function JobErrors({ ref, refusal, renderError, errorsOf, idOf }: JobErrorsProps) {
  if (!refusal) return null;
  if (refusal.kind !== 'faults') {
    return (
      <Alert ref={ref}>
        {renderError(refusal)}
        <p>{texts.stillHere}</p>
      </Alert>
    );
  }
  const messages = Object.keys(refusal.faults).flatMap((name) => {
    const [message] = errorsOf(name);
    if (message === undefined) return [];
    return isOnForm(name)
      ? { text: texts.nameFault(texts.fields[name], message), field: idOf(name) }
      : texts.nameFault(name, message);
  });
  return <ErrorSummary ref={ref} title={texts.fix} messages={messages} />;
}
