import { translate } from '@metier/sdk/rules';
import type * as english from './jobseekers.texts';

export const jobseekersTexts = translate<typeof english.jobseekersTexts>('server/jobseekers/jobseekers')({
  exists: 'Lei ha già un profilo.',
  missing: 'Non ha ancora un profilo.',
});
