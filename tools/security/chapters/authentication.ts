import { met, notApplicable, open, type Rows } from '../rows';

const ACCOUNTS = 'server/src/modules/accounts';
const TWO_STEP = `${ACCOUNTS}/second-factors/two-step.test.ts`;
const PASSKEYS = `${ACCOUNTS}/second-factors/passkeys.test.ts`;
const REFUSED = `${ACCOUNTS}/passwords/new-passwords.test.ts › the password %s is refused`;
const ACCEPTED = `${ACCOUNTS}/passwords/new-passwords.test.ts › a password %s is accepted, and logs in only exactly as it is`;
const FIELD = 'shared/src/ui/field/field.test.tsx';
const CHANGED = `${ACCOUNTS}/account.test.ts › a new password ends all other sessions, and is mailed`;
const ONCE = `${TWO_STEP} › a code is accepted once, also by two logins at once, and a neighbouring one for slow typing`;
const RECOVERY = `${TWO_STEP} › a recovery code opens the account once, in any spelling, and is mailed`;

const passwords: Rows = {
  '6.2.1': met('8 characters at least', REFUSED),
  '6.2.2': met('passwords can be changed', CHANGED),
  '6.2.3': met(
    'with the present one',
    `${ACCOUNTS}/account.test.ts › with the present password %j the new one %j is refused by field`,
  ),
  '6.2.4': met('common passwords are refused', REFUSED),
  '6.2.5': met('any composition is accepted', ACCEPTED),
  '6.2.6': met('fields hide what is typed', `${FIELD} › a password can be shown and hidden again`),
  '6.2.7': met(
    'pasting and password managers work',
    `${FIELD} › a password can be pasted, and a password manager knows what it is for`,
  ),
  '6.2.8': met('passwords count exactly as typed', ACCEPTED),
  '6.2.9': met('64 characters and more', ACCEPTED),
  '6.2.10': met(
    'passwords do not expire',
    `${ACCOUNTS}/passwords/passwords.test.ts › a hash of an earlier version, of a password as it was typed, still opens the account`,
  ),
  '6.2.11': met('names of site and account are refused', REFUSED),
  '6.2.12': met('passwords of leaks are refused', REFUSED),
};

const login: Rows = {
  '6.1.1': met('limits are documented', 'docs/operations.md › Limits on logins and registrations'),
  '6.1.2': met('words that no password may be are documented', 'docs/security.md › Passwords'),
  '6.1.3': met('the ways to sign in are documented', 'docs/security.md › Ways to sign in'),
  '6.3.1': met(
    'guessing is limited',
    `${ACCOUNTS}/guess-limits.test.ts › ten wrong passwords close an account for their network and not for its owner elsewhere`,
    `${ACCOUNTS}/guess-limits.test.ts › one network cannot try the accounts of many`,
  ),
  '6.3.2': met(
    'no default accounts',
    'server/src/config/config.test.ts › production has no demo accounts, whose password is public, unless they are wanted',
  ),
  '6.3.3': open('a second factor for all', 'operators need one; candidates and companies may have one'),
  '6.3.4': met(
    'each way in is as strong',
    `${TWO_STEP} › with two-step login the password alone opens no session, and a code of the app does`,
    `${PASSKEYS} › a passkey needs no code of the app, because its device has checked the person`,
    `${ACCOUNTS}/passwords/password-resets.test.ts › a link to a new password does not replace the code of two-step login`,
  ),
  '6.3.5': met(
    'a login on a new device is mailed',
    `${ACCOUNTS}/sessions.test.ts › a login in a browser that was not used before is mailed, with what it is; one in a known browser is not`,
  ),
  '6.3.7': met(
    'changes are mailed',
    CHANGED,
    `${ACCOUNTS}/email-confirmations/email-confirmations.test.ts › replaces the present one when its link is opened, and both are told`,
  ),
};

const factors: Rows = {
  '6.4.1': open('initial secrets are replaced', 'the printed password of a new operator may be kept'),
  '6.4.2': notApplicable('hints and secret questions', 'there are none'),
  '6.4.3': met(
    'a forgotten password does not end two-step login',
    `${ACCOUNTS}/passwords/password-resets.test.ts › a link to a new password does not replace the code of two-step login`,
    `${ACCOUNTS}/passwords/password-resets.test.ts › a link is good for one use, also when it is followed twice at once`,
  ),
  '6.4.4': met('a lost factor', RECOVERY, 'docs/operations.md › Two-step login'),
  '6.5.1': met('codes count once', ONCE, RECOVERY),
  '6.5.2': met(
    'stored recovery codes have 112 bits or more',
    RECOVERY,
    `${TWO_STEP} › the database holds neither the secret nor a recovery code`,
  ),
  '6.5.3': met('codes and secrets are random', 'tools/check/security.test.ts › %s is a weak call', RECOVERY),
  '6.5.4': met('recovery codes have 20 bits or more', RECOVERY),
  '6.5.5': open('codes live 30 seconds', 'those of the step before and after are accepted too'),
  '6.5.6': met(
    'each factor can be removed',
    `${PASSKEYS} › a passkey is renamed, and removed with the password`,
    `${TWO_STEP} › it is turned off and its recovery codes are renewed with the password and a code`,
  ),
  '6.6': notApplicable('codes by SMS, push or mail', 'no login uses them'),
  '6.7.2': met(
    'challenges of passkeys count once',
    `${PASSKEYS} › a challenge is valid once, for five minutes, and for its ceremony and account alone`,
  ),
  '6.8': notApplicable('identity providers', 'there are none'),
};

export const authentication: Rows = { ...login, ...passwords, ...factors };
