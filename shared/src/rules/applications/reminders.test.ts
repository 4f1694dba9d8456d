import { nextReminder } from './reminders';

const submittedAt = new Date('2027-01-01T10:00:00Z');
const at = (day: number) => new Date(submittedAt.getTime() + day * 86_400_000);
const unseen = { status: 'pending', submittedAt, viewedAt: null } as const;

it('an application that nobody has looked at is due after 7, 14 and then every 30 days', () => {
  expect(nextReminder(unseen, at(0))).toEqual(at(7));
  expect(nextReminder(unseen, at(7))).toEqual(at(14));
  expect(nextReminder(unseen, at(14))).toEqual(at(44));
  expect(nextReminder(unseen, at(9.5))).toEqual(at(14));
});

it('after a look or a move it is due 30 days later, and after the end never', () => {
  expect(nextReminder({ ...unseen, viewedAt: at(3) }, at(3))).toEqual(at(33));
  expect(nextReminder({ ...unseen, status: 'shortlisted' }, at(5))).toEqual(at(35));
  for (const status of ['hired', 'rejected', 'withdrawn'] as const)
    expect(nextReminder({ ...unseen, status }, at(5))).toBeNull();
});
