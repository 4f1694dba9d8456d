import fc from 'fast-check';
import { formatMoney, formatSalary, parseMoney } from './money';

test('an amount is grouped in thousands and drops empty cents', () => {
  expect(formatMoney('5200.00', 'CHF')).toBe('CHF\u00a05\u202f200');
  expect(formatMoney('29.80')).toBe('CHF\u00a029.80');
  expect(formatMoney('1234567.5', 'EUR')).toBe('EUR\u00a01\u202f234\u202f567.50');
  expect(formatMoney('0.00')).toBe('CHF\u00a00');
  expect(formatMoney('999.00')).toBe('CHF\u00a0999');
});

test('a large amount keeps every digit', () => {
  expect(formatMoney('9007199254.99')).toBe('CHF\u00a09\u202f007\u202f199\u202f254.99');
});

test('a text that is not an amount is returned unchanged', () => {
  expect(formatMoney('by agreement')).toBe('by agreement');
});

test('a salary says what it pays for', () => {
  expect(formatSalary('5200.00', 'CHF', 'monthly')).toBe('CHF\u00a05\u202f200 / month');
  expect(formatSalary(29.8, undefined, 'hourly')).toBe('CHF\u00a029.80 / hour');
  expect(formatSalary('900', 'EUR', 'yearly')).toBe('EUR\u00a0900');
});

test('only a monthly salary for part of the time says for how much of it', () => {
  expect(formatSalary('6150.00', 'CHF', 'monthly', 60)).toBe('CHF\u00a06\u202f150 / month for 60\u00a0%');
  for (const rate of [100, 0, null, undefined]) {
    expect(formatSalary('6150.00', 'CHF', 'monthly', rate)).toBe('CHF\u00a06\u202f150 / month');
  }
  expect(formatSalary('40', 'CHF', 'hourly', 60)).toBe('CHF\u00a040 / hour');
  expect(formatSalary('', 'CHF', 'monthly', 60)).toBe('Competitive');
});

test('a job without a salary is competitive', () => {
  for (const salary of [undefined, null, '', ' '])
    expect(formatSalary(salary, 'CHF', 'monthly')).toBe('Competitive');
});

test('people type amounts in several ways', () => {
  expect(["5'200.50", '5’200,5', '5 200.5', '5\u202f200.50', ' 5200.50 ', 5200.5].map(parseMoney)).toEqual(
    Array(6).fill('5200.50'),
  );
  expect([0, '0', '007', '1 000 000'].map(parseMoney)).toEqual(['0.00', '0.00', '7.00', '1000000.00']);
});

test('what is no amount of hundredths is refused', () => {
  const refused = [
    '',
    ' ',
    '-1',
    '+1',
    '1.234',
    '1,234',
    '1.',
    '.5',
    '1 0',
    '1e3',
    'CHF 5',
    '12345678901',
    NaN,
    1e21,
  ];
  expect(refused.map(parseMoney)).toEqual(refused.map(() => undefined));
});

test('what is formatted reads back as the same amount', () => {
  const cents = fc.integer({ min: 0, max: 99 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), cents, (francs, rappen) => {
      const money = `${francs}.${String(rappen).padStart(2, '0')}`;
      expect(parseMoney(formatMoney(money).replace('CHF', ''))).toBe(money);
    }),
  );
});
