import { met, notApplicable, open, type Rows } from '../rows';

const BROKEN = 'server/src/app.test.ts › %s is refused and never our failure';
const LOG = 'server/src/http/response/security-log.test.ts';
const LOGIN = `${LOG} › a login is logged with its account and factors, a failed one as refused, and neither with a password`;
const DENIED = `${LOG} › what an account may not do, a forged request and a reached limit are logged`;
const LINES = `${LOG} › each entry is one line of JSON with its time in UTC, whatever an address holds`;

export const coding: Rows = {
  '15.1.1': met('times for vulnerable packages', 'SECURITY.md › What to expect'),
  '15.1.2': met(
    'an inventory of packages',
    'server/src/platform/releases/sbom.test.ts › a release has a bill of materials: its files with their hashes, its packages with their licences',
    'server/src/platform/releases/sbom.test.ts › operators alone get that of the server',
  ),
  '15.1.3': met('what is expensive is documented', 'docs/performance.md › Overload'),
  '15.2.1': open('no overdue packages', '`npm audit` needs the internet and is no step of the check'),
  '15.2.2': met(
    'expensive work is limited',
    'server/src/reads/admission-queue.test.ts › so many work at once, the others wait in turn, and those that come then are refused',
    'server/src/search/plan/busy.postgres.test.ts › a search that takes too long is cancelled, and answered with when to try again',
  ),
  '15.2.3': met(
    'no code of tests in production',
    'tools/check.ts › boundary rules bite',
    'server/src/config/config.test.ts › bundles are watched where people develop, and nowhere else',
  ),
  '15.3.1': met(
    'answers have the needed fields',
    'server/src/modules/jobproviders/jobproviders.test.ts › other viewers read only the public fields',
  ),
  '15.3.2': notApplicable('redirects of foreign servers', 'the server requests no foreign addresses'),
  '15.3.3': met(
    'only known fields are written',
    'server/src/modules/applications/answers-and-notes.test.ts › changes nothing with an empty body or unknown fields',
    'server/src/modules/jobs/jobs.test.ts › cannot move a job to another company',
  ),
  '15.3.4': met(
    'the address of the client',
    'server/src/modules/accounts/guess-limits.test.ts › the header of a proxy chooses the network of a client only where the proxy is trusted',
  ),
  '15.3.5': met(
    'types are exact',
    'tools/check.ts › lint rules bite',
    'server/src/http/input/convert-values.test.ts › no field of any operation takes a list, an object, null or a boolean for something else',
  ),
  '15.3.6': met('no prototype is changed', BROKEN),
  '15.3.7': met(
    'repeated parameters are refused',
    'server/src/search/plan/search.test.ts › that is repeated is a 400 that names the field',
    'server/src/app.test.ts › a field that a form has twice is refused',
  ),
};

export const logging: Rows = {
  '16.1.1': met('an inventory of logs', 'docs/operations.md › The log'),
  '16.2.1': met('entries say when, where, who and what', LOGIN, DENIED),
  '16.2.2': met('times are in UTC', LINES),
  '16.2.3': met(
    'one place for logs',
    'server/src/boot/log-destination.test.ts › everything is written in order before the process ends, however it ends',
  ),
  '16.2.4': met('one format', LINES),
  '16.2.5': met(
    'no secrets in logs',
    LOGIN,
    'server/src/http/response/redact-tokens.test.ts › %s is logged as %s',
  ),
  '16.3.1': met('logins are logged', LOGIN),
  '16.3.2': met('what was not allowed is logged', DENIED),
  '16.3.3': met('attacks are logged and counted', DENIED, 'docs/operations.md › Refusals'),
  '16.3.4': met(
    'failures are logged',
    'server/src/modules/health/health.test.ts › a failing dependency is logged once with its cause, and so is its recovery',
  ),
  '16.4.1': met('no forged entries', LINES),
  '16.4.2': open('logs are protected', 'who collects the output has to protect it'),
  '16.4.3': open('logs are on another system', 'as 16.4.2'),
  '16.5.1': met(
    'failures say nothing of the inside',
    'server/src/http/response/error-replies.test.ts › a broken statement is our failure and says nothing of itself',
  ),
  '16.5.2': met(
    'missing services are survived',
    'server/src/db/database-faults.postgres.test.ts › reads go on while the database takes no writes',
    'server/src/files/file-store-faults.test.ts › is answered with 503 and named by /readyz, until it is back',
  ),
  '16.5.3': met(
    'faults close, and do not open',
    'server/src/files/scan-file.test.ts › nothing is stored unscanned, and everything else works',
    'server/src/db/database.test.ts › a transaction that throws leaves nothing',
  ),
  '17': notApplicable('WebRTC', 'there is none'),
};
