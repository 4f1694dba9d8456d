import { useOutcome } from '@metier/sdk/remote';
import type { SentLink } from './request-link';
import type { FormError } from './form-error';
import { ForgotForm } from './forgot-form';
import { SentNotice } from './sent-notice';

export { action } from './request-link';

const keepNotice = (outcome: SentLink | FormError) => ('email' in outcome ? outcome : undefined);

/** Form to request a reset link; a notice with the next steps once it is requested. */
export function Component() {
  const outcome = useOutcome(keepNotice);
  if (outcome && 'email' in outcome) return <SentNotice sent={outcome} />;
  return <ForgotForm refusal={outcome} />;
}
