import { normaliseBenefits } from './benefits';

test('a benefit without an id or an icon gets its own', () => {
  expect(normaliseBenefits([{ title: ' Free  Meals! ', description: 'At\nnoon' }])).toEqual([
    { id: 'free-meals', title: 'Free  Meals!', description: 'At noon', icon: '🎁' },
  ]);
  expect(normaliseBenefits([{ title: '✨' }])[0]?.id).toBe('benefit');
});

test('two benefits never share an id', () => {
  const ids = normaliseBenefits([{ title: 'A' }, { title: 'a' }, { id: 'a-2', title: 'B' }, { title: 'A' }]);
  expect(ids.map(({ id }) => id)).toEqual(['a', 'a-2', 'a-2-2', 'a-3']);
});

test('a benefit without a title is called by its description, and without either is none', () => {
  expect(normaliseBenefits([{ description: 'Gym' }, { id: 'x', icon: '🏋️' }])).toEqual([
    { id: 'gym', title: 'Gym', description: '', icon: '🎁' },
  ]);
});

test('many benefits of one name get distinct ids in linear time', () => {
  expect(normaliseBenefits(Array.from({ length: 50_000 }, () => ({ title: 'A' }))).at(-1)?.id).toBe(
    'a-50000',
  );
});
