import type { Account } from '@metier/sdk/contract';
import { STUDENT } from '../support/people';
import type { Screen } from './screen';
import { answer, fillInDialog, inDialog, inTurn, openDialog, waitForText } from './steps';

/** An account with two-step login. */
const account: Account = {
  username: STUDENT.username,
  email: 'student@metier.example',
  email_confirmed: true,
  requested_email: null,
  two_step: { since: '2026-11-20T09:24:00.000Z', recovery_codes_left: 8, is_required: false },
};
const codes = Array.from({ length: 10 }, (_code, at) => `${'abcdefghjk'[at] ?? ''}7pq-hm4t-22kw-v9nd`);

/** Login and security of an account. */
export const ACCOUNT_SCREENS: readonly Omit<Screen, 'as'>[] = [
  { name: 'account', path: '/account' },
  {
    name: 'account-second-factors',
    path: '/account',
    before: inTurn(
      answer('**/api/auth/account/', account),
      answer('**/api/auth/passkeys/', [
        { id: 1, name: 'Phone', created_at: account.two_step.since, last_used_at: account.two_step.since },
        { id: 2, name: 'Key ring', created_at: account.two_step.since, last_used_at: null },
      ]),
    ),
  },
  {
    name: 'account-scan',
    path: '/account',
    after: inTurn(
      openDialog('button', 'Set up'),
      fillInDialog('Current password', STUDENT.password),
      inDialog('Continue'),
      waitForText('Or enter this key in the app:'),
      inDialog('Turn On'),
      waitForText('Enter the code of your app.'),
    ),
  },
  {
    name: 'account-recovery-codes',
    path: '/account',
    before: inTurn(
      answer('**/api/auth/account/', account),
      answer('**/api/auth/two-step/recovery-codes/', { recovery_codes: codes }),
    ),
    after: inTurn(
      openDialog('button', 'New recovery codes'),
      fillInDialog('Code', '123456'),
      fillInDialog('Current password', STUDENT.password),
      inDialog('Make New Codes'),
      waitForText(codes[0] ?? ''),
    ),
  },
  {
    name: 'account-add-passkey',
    path: '/account',
    after: inTurn(openDialog('button', 'Add a passkey'), inDialog('Continue')),
  },
];
