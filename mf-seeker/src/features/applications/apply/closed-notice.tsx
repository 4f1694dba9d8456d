import type { Application } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { formatDate } from '@metier/sdk/rules';
import { buttonClass, EmptyState, useLanguage, useTexts } from '@metier/sdk/ui';
import { applyTexts } from './apply.texts';

/** Replaces the form if the candidate has already applied. */
export function AlreadyApplied({ application }: { application: Application }) {
  const language = useLanguage();
  const texts = useTexts(applyTexts);
  const { title, text, action } = texts.alreadyApplied;
  return (
    <EmptyState
      icon="check-circle"
      title={title}
      text={text(formatDate(application.submitted_at, language) ?? '')}
      action={
        <Link to={`/applications?applicationId=${application.id}`} className={buttonClass()}>
          {action}
        </Link>
      }
    />
  );
}

/** Replaces the form if the job takes no applications. */
export function JobPaused() {
  const texts = useTexts(applyTexts);
  const { title, text, action } = texts.paused;
  return (
    <EmptyState
      icon="pause"
      title={title}
      text={text}
      action={
        <Link to="/" className={buttonClass()}>
          {action}
        </Link>
      }
    />
  );
}
