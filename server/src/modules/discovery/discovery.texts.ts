export const discoveryTexts = {
  site: 'Metier',
  feed: (terms: readonly string[]) =>
    terms.length > 0 ? `New jobs on Metier: ${terms.join(', ')}` : 'New jobs on Metier',
} as const;
