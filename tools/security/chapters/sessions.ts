import { met, notApplicable, open, type Rows } from '../rows';

const SESSION = 'server/src/http/session/session.test.ts';
const ACCOUNTS = 'server/src/modules/accounts';
const LOGOUT = `${SESSION} › logging out ends the session for every copy of the cookie`;
const COOKIE = `${SESSION} › the cookie is kept from scripts and from other sites`;
const ACCESS = 'server/src/access.test.ts › %s answers each principal as its access and its probe say';
const SIGNED =
  'server/src/signing.test.ts › what was changed, made up, or signed for something else is nothing';

export const sessions: Rows = {
  '7.1.1': met('lifetimes are documented', 'docs/security.md › Sessions'),
  '7.1.2': met('the number of sessions is documented', 'docs/security.md › Sessions'),
  '7.1.3': notApplicable('federated sessions', 'there are none'),
  '7.2.1': met('the server verifies sessions', LOGOUT),
  '7.2.2': met('tokens are made for each session', COOKIE),
  '7.2.3': met(
    'tokens have 256 random bits',
    COOKIE,
    `${SESSION} › the database stores no token that would open a session`,
  ),
  '7.2.4': met(
    'a login has a new token',
    `${ACCOUNTS}/accounts.test.ts › ends the session before`,
    'server/src/http/session/csrf.test.ts › the token is rotated at login',
  ),
  '7.3.1': met('unused sessions end', `${SESSION} › a session that is not used for two weeks expires`),
  '7.3.2': met('sessions end', `${SESSION} › a session expires after thirty days, however often it is used`),
  '7.4.1': met('ended sessions open nothing', LOGOUT),
  '7.4.2': met(
    'a blocked or deleted account has none',
    'server/src/modules/moderation/moderation.test.ts › a blocked account has no session, no login and no jobs, and writes once by its mailed link',
    'server/src/modules/account-deletion/leaving.test.ts › an account is locked until it is deleted, and can be kept',
  ),
  '7.4.3': met(
    'others can be ended after a change',
    `${ACCOUNTS}/account.test.ts › a new password ends all other sessions, and is mailed`,
    `${ACCOUNTS}/sessions.test.ts › one can end all sessions but the one in use`,
  ),
  '7.4.4': met(
    'logging out is in reach',
    'shell/src/frame/navigation.test.tsx › a visitor sees home, login and register; a user sees the dashboard, and logout behind the picture',
  ),
  '7.4.5': met(
    'operators end the sessions of an account',
    'server/src/modules/moderation/moderation.test.ts › a blocked account has no session, no login and no jobs, and writes once by its mailed link',
  ),
  '7.5.1': met(
    'all factors again before sensitive changes',
    `${ACCOUNTS}/second-factors/factor-changes.test.ts › with two-step login, the session and the password alone change no factor, password or address`,
    `${ACCOUNTS}/email-confirmations/email-confirmations.test.ts › needs the present password`,
  ),
  '7.5.2': open('sessions are ended after another login', 'they are listed and ended without a password'),
  '7.6': notApplicable('federated sessions', 'there are none'),
};

export const authorization: Rows = {
  '8.1.1': met(
    'who may call what is documented',
    'server/src/access.test.ts › every operation has a probe, and every probe an operation',
    'docs/security.md › Access',
  ),
  '8.1.2': open(
    'who may read which field is documented',
    'tests and the READMEs of modules say it, no one document',
  ),
  '8.2.1': met(
    'functions are for those who may',
    ACCESS,
    'server/src/http/access/access.test.ts › a route that does not declare its access fails at registration, and is told how',
  ),
  '8.2.2': met(
    'rows are for those whose they are',
    ACCESS,
    'server/src/access.test.ts › %s answers both sides of a withdrawn application',
  ),
  '8.2.3': met(
    'fields are for those whose they are',
    'server/src/modules/jobseekers/jobseekers.test.ts › an employer reads of an applicant what concerns the work, and nothing private',
    'server/src/modules/jobproviders/jobproviders.test.ts › other viewers read only the public fields',
    'server/src/modules/applications/answers-and-notes.test.ts › do not exist for the candidate, in no reply',
  ),
  '8.3.1': met('the server decides', ACCESS),
  '8.3.2': met(
    'changes of rights hold at once',
    'server/src/modules/applications/withdrawal.test.ts › an address or a copy that was kept from before the withdrawal opens nothing',
  ),
  '8.4.1': met(
    'companies are apart',
    ACCESS,
    'server/src/modules/applications/applications.export.test.ts › holds nothing of another company, and nothing for a candidate',
  ),
};

export const tokens: Rows = {
  '9.1.1': met('signatures are checked first', SIGNED),
  '9.1.2': met('one algorithm', SIGNED, 'docs/security.md › Keys and algorithms'),
  '9.1.3': met('one key, of the server', SIGNED, 'docs/security.md › Keys and algorithms'),
  '9.2.1': met(
    'tokens end',
    'server/src/signing.test.ts › a value comes back as it was signed, until its end',
  ),
  '9.2.2': met('tokens are for one purpose', SIGNED),
  '9.2.3': notApplicable('audiences', 'one server makes and reads the tokens'),
  '9.2.4': notApplicable('audiences', 'one server makes and reads the tokens'),
  '10': notApplicable('OAuth and OIDC', 'neither is used nor offered'),
};
