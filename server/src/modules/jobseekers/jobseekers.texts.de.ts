import { translate } from '@metier/sdk/rules';
import type * as english from './jobseekers.texts';

export const jobseekersTexts = translate<typeof english.jobseekersTexts>('server/jobseekers/jobseekers')({
  exists: 'Sie haben bereits ein Profil.',
  missing: 'Sie haben noch kein Profil.',
});
