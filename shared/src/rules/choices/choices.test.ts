import { BENEFIT_PRESETS, normaliseBenefits } from '../descriptions/benefits';
import { CONTRACT_TYPES, EXPERIENCE_CHOICES, labelOf } from './choices';
import { REGIONS } from '../places/regions';

test('a choice is shown by its label, an unknown value as it is', () => {
  expect(labelOf(CONTRACT_TYPES, 'fixed-term')).toBe('Fixed-term');
  expect(labelOf(EXPERIENCE_CHOICES, '10+')).toBe('10+ years');
  expect(labelOf(REGIONS, 'ZH')).toBe('Zürich');
  expect(labelOf(CONTRACT_TYPES, 'apprenticeship')).toBe('apprenticeship');
  expect(labelOf(CONTRACT_TYPES, undefined)).toBe('');
});

test('there are 26 cantons, each once, in the order of their names', () => {
  expect(new Set(REGIONS.map(({ value }) => value)).size).toBe(26);
  const labels = REGIONS.map(({ label }) => label);
  expect(labels.toSorted((one, other) => one.localeCompare(other, 'de'))).toEqual(labels);
});

test('there are 15 benefit presets, ready to be kept as they are', () => {
  expect(BENEFIT_PRESETS).toHaveLength(15);
  expect(normaliseBenefits(BENEFIT_PRESETS)).toEqual(BENEFIT_PRESETS);
});
