import { textsIn, type Language } from '@metier/sdk/rules';
import type { ReactNode, Ref } from 'react';
import { Alert, ErrorSummary, useLanguage, useTexts } from '@metier/sdk/ui';
import type { FieldName } from './job-sections';
import { jobsTexts } from '../jobs.texts';
import type { SaveJobError } from '../save-job';

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

const isOnForm = (name: string, language: Language): name is FieldName => {
  const texts = textsIn(language, jobsTexts);
  return name in texts.fields;
};

/** Why the job was not saved: a message for each field until it is changed. */
export function JobErrors({ ref, refusal, renderError, errorsOf, idOf }: JobErrorsProps) {
  const language = useLanguage();
  const texts = useTexts(jobsTexts);
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
    return isOnForm(name, language)
      ? { text: texts.nameFault(texts.fields[name], message), field: idOf(name) }
      : texts.nameFault(name, message);
  });
  return <ErrorSummary ref={ref} title={texts.fix} messages={messages} />;
}
