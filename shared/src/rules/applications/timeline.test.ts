import { buildTimeline, type ApplicationProgress } from './timeline';

const FRESH: ApplicationProgress = {
  status: 'pending',
  submitted_at: '2026-11-20T09:00:00.000Z',
  reviewed_at: null,
  shortlisted_at: null,
  hired_at: null,
  rejected_at: null,
  withdrawn_at: null,
};

const describeTimeline = (given: Partial<ApplicationProgress>) =>
  buildTimeline({ ...FRESH, ...given }).map(({ id, state, date }) =>
    `${id} ${state} ${date?.text ?? ''}`.trim(),
  );

const reviewed_at = '2026-11-21T09:00:00.000Z';
const shortlisted_at = '2026-11-22T09:00:00.000Z';
const later = '2026-11-23T09:00:00.000Z';

test('a new application has everything ahead', () => {
  expect(describeTimeline({ status: 'pending' })).toEqual([
    'pending current 20/11/2026',
    'reviewed ahead',
    'shortlisted ahead',
    'hired ahead',
  ]);
});

test('each step that was taken carries its day', () => {
  expect(describeTimeline({ status: 'hired', reviewed_at, shortlisted_at, hired_at: later })).toEqual([
    'pending done 20/11/2026',
    'reviewed done 21/11/2026',
    'shortlisted done 22/11/2026',
    'hired current 23/11/2026',
  ]);
});

test('a step that was skipped is not drawn as taken', () => {
  expect(describeTimeline({ status: 'shortlisted', shortlisted_at })).toEqual([
    'pending done 20/11/2026',
    'shortlisted current 22/11/2026',
    'hired ahead',
  ]);
});

test('an interview precedes hiring', () => {
  expect(describeTimeline({ status: 'interview', shortlisted_at })).toEqual([
    'pending done 20/11/2026',
    'shortlisted done 22/11/2026',
    'interview current',
    'hired ahead',
  ]);
});

test('a rejection ends the line where it happened', () => {
  expect(describeTimeline({ status: 'rejected', reviewed_at, rejected_at: later })).toEqual([
    'pending done 20/11/2026',
    'reviewed done 21/11/2026',
    'rejected current 23/11/2026',
  ]);
});

test('a withdrawal after a rejection shows both', () => {
  expect(describeTimeline({ status: 'withdrawn', rejected_at: shortlisted_at, withdrawn_at: later })).toEqual(
    ['pending done 20/11/2026', 'rejected done 22/11/2026', 'withdrawn current 23/11/2026'],
  );
});

test('the first step is called what it was', () => {
  expect(buildTimeline(FRESH).map(({ label }) => label)).toEqual([
    'Submitted',
    'Reviewed',
    'Shortlisted',
    'Hired',
  ]);
});
