import { formatJobRate, formatJobSalary, payRateOf, toMonthlyRange } from './job-ranges';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const job = { salary: '5000.00', salary_type: 'monthly', activity_rate: 80 } as const;

test.each([
  [job, 'CHF 5 000 / month for 80 %'],
  [{ ...job, salary_max: '6000.00' }, 'CHF 5 000–6 000 / month for 80 %'],
  [
    { ...job, salary_max: '6000.00', activity_rate: 60, activity_rate_max: 80 },
    'CHF 5 000–6 000 / month for 80 %',
  ],
  [{ ...job, activity_rate: 80, activity_rate_max: 100 }, 'CHF 5 000 / month'],
  [{ ...job, salary: '29.80', salary_max: '31.00', salary_type: 'hourly' }, 'CHF 29.80–31 / hour'],
  [{ ...job, salary_max: '5000.00' }, 'CHF 5 000 / month for 80 %'],
  [{ ...job, salary_max: null, activity_rate_max: null }, 'CHF 5 000 / month for 80 %'],
  [{ salary: '', salary_max: '6000.00' }, 'Competitive'],
  [{ salary: '100.00', salary_max: '200.00', salary_currency: 'EUR' }, 'EUR 100–200'],
])('%j has the salary %s', (given, shown) => {
  expect(plain(formatJobSalary(given))).toBe(shown);
});

test('a range of activity rates names both ends, a single rate itself', () => {
  expect(plain(formatJobRate({ activity_rate: 60, activity_rate_max: 80 }))).toBe('60–80 %');
  expect(plain(formatJobRate({ activity_rate: 60, activity_rate_max: null }))).toBe('60 %');
  expect(plain(formatJobRate({}))).toBe('100 %');
});

test('a monthly salary is for the higher activity rate of a range', () => {
  const range = { ...job, salary: '4000', salary_max: '4800', activity_rate: 60, activity_rate_max: 80 };
  expect(payRateOf(range)).toBe(80);
  expect(toMonthlyRange(range)).toEqual({ low: 5000, high: 6000 });
  expect(toMonthlyRange({ ...range, salary_max: null })).toEqual({ low: 5000, high: 5000 });
  expect(toMonthlyRange({ ...range, salary_type: 'project' })).toBeUndefined();
});
