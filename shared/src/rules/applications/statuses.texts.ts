import { defineTexts } from '../languages/texts';
import { STATUS_LABELS } from './statuses';

export const statusesTexts = defineTexts('rules/statuses', {
  labels: STATUS_LABELS,
  /** The first step of a timeline, instead of Pending. */
  submitted: 'Submitted',
  /** A step of a timeline that is no status. */
  closed: 'Job closed',
});
