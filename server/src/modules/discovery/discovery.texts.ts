import { defineTexts } from '@metier/sdk/rules';

export const discoveryTexts = defineTexts('server/discovery/discovery', {
  site: 'Metier',
  feed: (terms: readonly string[]) =>
    terms.length > 0 ? `New jobs on Metier: ${terms.join(', ')}` : 'New jobs on Metier',
});
