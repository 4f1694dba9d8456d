import { translate } from '@metier/sdk/rules';
import type * as english from './jobproviders.texts';

export const jobprovidersTexts = translate<typeof english.jobprovidersTexts>(
  'server/jobproviders/jobproviders',
)({
  exists: 'Sie haben bereits ein Firmenprofil.',
  missing: 'Sie haben noch kein Firmenprofil.',
});
