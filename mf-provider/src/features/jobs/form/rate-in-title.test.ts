import { readRateInTitle } from './rate-in-title';

test.each([
  ['Pflegefachfrau 80-100%', '80', '100'],
  ['Nurse 80 – 100 % (m/f)', '80', '100'],
  ['Infirmière 60% à 80%', '60', '80'],
  ['Koch, 60 bis 80 %', '60', '80'],
  ['Cuoco 60 %', '60', ''],
  ['Lehrstelle 2027 100%', '100', ''],
])('the title %s names a rate', (title, activity_rate, activity_rate_max) => {
  expect(readRateInTitle(title)).toEqual({ activity_rate, activity_rate_max });
});

test.each(['Nurse', 'Nurse 2027', '24/7 support', '0% effort', '120 % energy', '100-80 %', 'Level 80'])(
  'the title %s names none',
  (title) => {
    expect(readRateInTitle(title)).toBeUndefined();
  },
);
