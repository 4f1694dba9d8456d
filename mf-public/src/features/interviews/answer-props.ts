import type { InterviewKey } from '@metier/sdk/api';
import type { Interview } from '@metier/sdk/contract';

export interface InterviewAnswerProps {
  interview: Interview;
  /** By session or by the mailed link. */
  accessKey: InterviewKey;
  /** Timestamp of the time that the mail's link names. */
  preferred?: string | undefined;
  /** Called with the changed interview, and without one when it may have changed. */
  onChange: (interview?: Interview) => unknown;
}

export interface AnswerDialogProps extends Omit<InterviewAnswerProps, 'preferred'> {
  onClose: () => void;
}
