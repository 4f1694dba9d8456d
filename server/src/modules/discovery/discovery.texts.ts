import { defineTranslated } from '../../languages/define-translated';

export const discoveryTexts = defineTranslated(
  'server/discovery/discovery',
  {
    site: 'Metier',
    feed: (terms: readonly string[]) =>
      terms.length > 0 ? `New jobs on Metier: ${terms.join(', ')}` : 'New jobs on Metier',
  },
  (translated) => ({
    de: translated({
      site: 'Metier',
      feed: (terms) =>
        terms.length > 0 ? `Neue Stellen auf Metier: ${terms.join(', ')}` : 'Neue Stellen auf Metier',
    }),
    fr: translated({
      site: 'Metier',
      feed: (terms) =>
        terms.length > 0
          ? `Nouvelles offres sur Metier\u00a0: ${terms.join(', ')}`
          : 'Nouvelles offres sur Metier',
    }),
    it: translated({
      site: 'Metier',
      feed: (terms) =>
        terms.length > 0 ? `Nuovi annunci su Metier: ${terms.join(', ')}` : 'Nuovi annunci su Metier',
    }),
  }),
);
