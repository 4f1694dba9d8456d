import { describeDecision } from './describe-decision';
import { listModerationActions, listReportReasons, type CaseSituation } from './moderation';

const OPEN: CaseSituation = {
  isOpen: true,
  hasAppeal: false,
  isPresent: true,
  hold: null,
  isBlocked: false,
};

test.each([
  ['an open case', {}, ['dismiss', 'ask', 'hide', 'remove', 'block']],
  ['a first job that waits', { hold: 'waiting' }, ['ask', 'hide', 'remove', 'block', 'restore']],
  ['a hidden target', { isOpen: false, hold: 'hidden' }, ['remove', 'block', 'restore']],
  ['a removed target', { isOpen: false, hold: 'removed' }, ['block', 'restore']],
  ['an appeal', { hasAppeal: true, hold: 'removed' }, ['ask', 'block', 'restore', 'uphold']],
  ['a blocked account', { isOpen: false, isBlocked: true, hold: 'company' }, ['hide', 'remove', 'restore']],
  ['a deleted target', { isPresent: false }, ['dismiss', 'block']],
] as const)('%s allows what makes sense', (_what, changes, expected) => {
  expect(listModerationActions({ ...OPEN, ...changes })).toEqual(expected);
});

test('a reason is offered where it fits', () => {
  const values = (target: Parameters<typeof listReportReasons>[0]) =>
    listReportReasons(target).map(({ value }) => value);
  expect(values('job')).toContain('no-job');
  expect(values('company')).not.toContain('no-job');
  expect(values('message')).toContain('spam');
});

test('a decision is a sentence for the account concerned', () => {
  expect(describeDecision({ action: 'remove', target: 'company', title: 'Alta Medica' })).toBe(
    'Your company page “Alta Medica” was removed.',
  );
});
