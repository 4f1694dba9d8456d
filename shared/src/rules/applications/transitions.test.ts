import type { AccountType } from '../people/roles';
import { APPLICATION_STATUSES, type ApplicationStatus } from './statuses';
import { checkTransition, explainRefusal, nextStatuses, quickMoves } from './transitions';

// Rows: from; columns: to, both in the order of APPLICATION_STATUSES. A allowed, s same, – refused.
const MATRIX: Record<AccountType, string[]> = {
  job_provider: [
    's A A – – A –', // pending
    '– s A – A A –', // reviewed
    '– – s A A A –', // shortlisted
    '– – – s A A –', // interview
    '– – – – s – –', // hired
    '– – – – – s –', // rejected
    '– – – – – – s', // withdrawn
  ],
  job_seeker: [
    's – – – – – A',
    '– s – – – – A',
    '– – s – – – A',
    '– – – s – – A',
    '– – – – s – A',
    '– – – – – s A',
    '– – – – – – s',
  ],
};

const SIGNS = { allowed: 'A', same: 's', refused: '–' };

test.each(['job_provider', 'job_seeker'] as const)('a %s makes exactly the moves of the table', (role) => {
  const signsFrom = (from: ApplicationStatus) =>
    APPLICATION_STATUSES.map((to) => SIGNS[checkTransition(from, to, role)]).join(' ');
  expect(APPLICATION_STATUSES.map(signsFrom)).toEqual(MATRIX[role]);
});

test('the buttons offer the moves that are allowed and no others', () => {
  for (const role of ['job_provider', 'job_seeker'] as const) {
    for (const from of APPLICATION_STATUSES) {
      const allowed = APPLICATION_STATUSES.filter((to) => checkTransition(from, to, role) === 'allowed');
      expect([...nextStatuses(from, role)].sort()).toEqual(allowed.sort());
    }
  }
});

test.each([
  ['pending', ['shortlisted', 'rejected']],
  ['reviewed', ['shortlisted', 'hired', 'rejected']],
  ['shortlisted', ['hired', 'rejected']],
  ['interview', ['hired', 'rejected']],
  ['hired', []],
] as const)('beside an application that is %s an employer is offered %j', (from, moves) => {
  expect(quickMoves(from)).toEqual(moves);
});

test.each([
  ['interview', 'shortlisted', 'job_provider', 'Already at interview.'],
  ['withdrawn', 'hired', 'job_provider', 'Already withdrawn.'],
  ['pending', 'interview', 'job_provider', 'Shortlist this application first.'],
  ['pending', 'hired', 'job_provider', 'Review this application first.'],
  ['pending', 'withdrawn', 'job_provider', 'Only the candidate can withdraw an application.'],
  ['pending', 'hired', 'job_seeker', 'Only the company can change this status.'],
] as const)('%s to %s is refused to a %s with its reason', (from, to, role, reason) => {
  expect(checkTransition(from, to, role)).toBe('refused');
  expect(explainRefusal(from, to, role)).toBe(reason);
});
