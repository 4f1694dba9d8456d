import { translate } from '@metier/sdk/rules';
import type * as english from './jobproviders.texts';

export const jobprovidersTexts = translate<typeof english.jobprovidersTexts>(
  'server/jobproviders/jobproviders',
)({
  exists: 'Lei ha già un profilo aziendale.',
  missing: 'Non ha ancora un profilo aziendale.',
});
