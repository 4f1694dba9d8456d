import { describeAddress } from './read-address';

test.each([
  ['1003 Lausanne', { postalCode: '1003', addressLocality: 'Lausanne', addressCountry: 'CH' }],
  [
    'CH-1003 Lausanne VD',
    { postalCode: '1003', addressLocality: 'Lausanne', addressRegion: 'VD', addressCountry: 'CH' },
  ],
  ['Buchs (SG)', { addressLocality: 'Buchs', addressRegion: 'SG', addressCountry: 'CH' }],
  ['Basel, BS', { addressLocality: 'Basel', addressRegion: 'BS', addressCountry: 'CH' }],
  ['La Chaux-de-Fonds', { addressLocality: 'La Chaux-de-Fonds', addressCountry: 'CH' }],
  ['9490 Vaduz', { postalCode: '9490', addressLocality: 'Vaduz', addressCountry: 'LI' }],
  ['D-79576 Weil am Rhein', { postalCode: '79576', addressLocality: 'Weil am Rhein', addressCountry: 'DE' }],
  ['Bern and all of BE2 XY', { addressLocality: 'Bern and all of BE2 XY', addressCountry: 'CH' }],
  ['Bern', { addressLocality: 'Bern', addressCountry: 'CH' }],
  ['1003', { addressLocality: '1003', addressCountry: 'CH' }],
])('%s is an address to search engines', (location, address) => {
  expect(describeAddress({ location })).toEqual(address);
});

test.each([
  [
    '1003 Lausanne',
    { postal_code: '1003', locality: 'Lausanne', canton: 'VD', country: 'CH' },
    { postalCode: '1003', addressLocality: 'Lausanne', addressRegion: 'VD', addressCountry: 'CH' },
  ],
  [
    'D-78462 Konstanz',
    { postal_code: null, locality: 'Konstanz', canton: null, country: 'DE' },
    { postalCode: '78462', addressLocality: 'Konstanz', addressCountry: 'DE' },
  ],
  [
    'Ticino',
    { postal_code: null, locality: null, canton: 'TI', country: 'CH' },
    { addressLocality: 'Ticino', addressRegion: 'TI', addressCountry: 'CH' },
  ],
])('%s is completed by what is known of it', (location, address, described) => {
  expect(describeAddress({ location, address })).toEqual(described);
});
