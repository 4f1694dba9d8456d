import { useActionData } from '@metier/shared/router';
import type { SentLink } from './ask-for-link';
import type { Refusal } from './explain-refusal';
import { ForgotForm } from './forgot-form';
import { SentNotice } from './sent-notice';

export { action } from './ask-for-link';

/** Form to request a reset link; a notice with the next steps once it is requested. */
export function Component() {
  const outcome = useActionData<SentLink | Refusal>();
  if (outcome && 'email' in outcome) return <SentNotice sent={outcome} />;
  return <ForgotForm refusal={outcome} />;
}
