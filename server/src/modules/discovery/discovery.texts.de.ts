import { translate } from '@metier/sdk/rules';
import type * as english from './discovery.texts';

export const discoveryTexts = translate<typeof english.discoveryTexts>('server/discovery/discovery')({
  site: 'Metier',
  feed: (terms) =>
    terms.length > 0 ? `Neue Stellen auf Metier: ${terms.join(', ')}` : 'Neue Stellen auf Metier',
});
