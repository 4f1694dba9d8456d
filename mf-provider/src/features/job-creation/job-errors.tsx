import type { Ref } from 'react';
import { ErrorSummary, Icon } from '@metier/shared/ui';
import styles from './job-errors.module.css';
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
    <div ref={ref} role="alert" tabIndex={-1} className={styles.failure}>
      <Icon name="warning" />
      <div>
        <p lang="fr" className={styles.what}>
          {isRefused ? frenchTexts.companyRefused : frenchTexts.serverError(outcome.status)}
        </p>
        {!isRefused && outcome.detail && <p>{outcome.detail}</p>}
        <p>{texts.notPosted}</p>
      </div>
    </div>
  );
}
