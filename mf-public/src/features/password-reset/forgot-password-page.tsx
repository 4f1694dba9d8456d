import { useActionData } from '@metier/shared/router';
import type { SentLink } from './ask-for-link';
import type { Refusal } from './explain-refusal';
import { ForgotForm } from './forgot-form';
import { SentNotice } from './sent-notice';

export { action } from './ask-for-link';

/** Asking for a link to a new password; once it is asked for, what to do next. */
export function Component() {
  const outcome = useActionData<SentLink | Refusal>();
  if (outcome && 'email' in outcome) return <SentNotice sent={outcome} />;
  return <ForgotForm refusal={outcome} />;
}
