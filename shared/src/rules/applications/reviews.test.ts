import { isReviewable, type HandledApplication } from './reviews';
import { APPLICATION_STATUSES } from './statuses';

const untouched = { reviewed_at: null, shortlisted_at: null, hired_at: null, rejected_at: null };
const moment = '2026-11-20T08:00:00.000Z';
const make = (changes: Partial<HandledApplication>): HandledApplication => ({
  status: 'pending',
  ...untouched,
  ...changes,
});

test('an application on which the employer has decided lets its candidate review the company', () => {
  expect(isReviewable(make({ status: 'hired', reviewed_at: moment, hired_at: moment }))).toBe(true);
  expect(isReviewable(make({ status: 'rejected', rejected_at: moment }))).toBe(true);
});

test('a withdrawn one does so if the employer had moved it, and not otherwise', () => {
  expect(isReviewable(make({ status: 'withdrawn' }))).toBe(false);
  for (const field of Object.keys(untouched))
    expect(isReviewable(make({ status: 'withdrawn', [field]: moment }))).toBe(true);
});

test('the candidate of an ongoing application may not review the company', () => {
  const going = APPLICATION_STATUSES.filter((status) => !['hired', 'rejected', 'withdrawn'].includes(status));
  for (const status of going)
    expect(isReviewable(make({ status, reviewed_at: moment, shortlisted_at: moment }))).toBe(false);
});
