import { translate } from '@metier/sdk/rules';
import type * as english from './discovery.texts';

export const discoveryTexts = translate<typeof english.discoveryTexts>('server/discovery/discovery')({
  site: 'Metier',
  feed: (terms) =>
    terms.length > 0
      ? `Nouvelles offres sur Metier\u00a0: ${terms.join(', ')}`
      : 'Nouvelles offres sur Metier',
});
