import { withClosingStep } from './closing-step';
import { describeResponseTime } from '../time/response-time';
import { buildTimeline } from './timeline';

const application = {
  status: 'reviewed',
  submitted_at: '2027-01-01T10:00:00Z',
  reviewed_at: '2027-01-02T10:00:00Z',
  shortlisted_at: null,
  hired_at: null,
  rejected_at: null,
  withdrawn_at: null,
} as const;

const labelsOf = (closing: string | null, status: 'reviewed' | 'rejected' = 'reviewed') =>
  withClosingStep(buildTimeline({ ...application, status }), { status, closing_notice_at: closing }).map(
    ({ label, date }) => `${label} ${date?.text ?? ''}`.trim(),
  );

it('a closing notice is the last step of an application without a decision', () => {
  expect(labelsOf('2027-01-09T08:00:00Z')).toEqual([
    'Submitted 01/01/2027',
    'Reviewed 02/01/2027',
    'Job closed 09/01/2027',
  ]);
});

it('without a notice, or after a decision, the steps stay as they are', () => {
  expect(labelsOf(null).at(-1)).toBe('Hired');
  expect(labelsOf('2027-01-09T08:00:00Z', 'rejected')).not.toContain('Job closed 09/01/2027');
});

it('a response time is in words, and unknown without a figure', () => {
  expect(describeResponseTime(1)).toBe('Answers within a day');
  expect(describeResponseTime(4)).toBe('Answers within 4 days');
  expect(describeResponseTime(null)).toBeUndefined();
});
