import type { Ref } from 'react';
import { Alert, ErrorSummary } from '@metier/shared/ui';
import { frenchTexts, jobCreationTexts as texts } from './job-creation.texts';
import type { PostOutcome } from './post-job';

interface JobErrorsProps {
  ref: Ref<HTMLDivElement>;
  outcome: PostOutcome | undefined;
  /** The id of the control of that name. */
  idOf: (name: string) => string;
}

const isOnForm = (name: string) => name in texts.fields;

/** Why the job was not posted; nothing before the first refusal. */
export function JobErrors({ ref, outcome, idOf }: JobErrorsProps) {
  if (!outcome || outcome.kind === 'posted') return null;
  if (outcome.kind === 'faults') {
    const messages = Object.entries(outcome.faults).map(([name, [message = '']]) => {
      const text = texts.nameFault(name, message);
      return isOnForm(name) ? { text, field: idOf(name) } : text;
    });
    return <ErrorSummary ref={ref} title={texts.fix} messages={messages} />;
  }
  const isRefused = outcome.kind === 'company-refused';
  return (
    <Alert ref={ref}>
      <p lang="fr">{isRefused ? frenchTexts.companyRefused : frenchTexts.serverError(outcome.status)}</p>
      {!isRefused && outcome.detail && <p>{outcome.detail}</p>}
      <p>{texts.notPosted}</p>
    </Alert>
  );
}
