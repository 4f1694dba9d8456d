import type { JobDraftFields } from '@metier/sdk/contract';
import { parseDescription, serializeDescription } from '@metier/sdk/rules';
import { NEW_JOB, type JobDraft } from '../draft/job-draft';

export const toFields = ({ description, ...draft }: JobDraft): JobDraftFields => ({
  ...draft,
  description: serializeDescription(description),
});

export const fromFields = ({ description = '', ...fields }: JobDraftFields): JobDraft => ({
  ...NEW_JOB,
  ...fields,
  description: parseDescription(description),
});
