import { met, notApplicable, open, type Rows } from '../rows';

const KEYS = 'docs/security.md › Keys and algorithms';
const ENCRYPTION =
  'server/src/encryption.test.ts › what was encrypted is read with the same secret, purpose and owner only';
const PERSONAL = 'tools/check/personal-data.test.ts › every table and column of the schema is declared';
const PROXY = 'TLS ends at the proxy or the platform in front, which is the operator’s';

export const cryptography: Rows = {
  '11.1.1': met('a policy for keys', KEYS),
  '11.1.2': met('an inventory', KEYS),
  '11.2.1': met(
    'known implementations',
    KEYS,
    'server/src/modules/accounts/passwords/passwords.test.ts › a hash costs what OWASP recommends',
  ),
  '11.2.2': open(
    'algorithms and keys can be exchanged',
    'password hashes name theirs; other stored values do not',
  ),
  '11.2.3': met('128 bits of security', KEYS),
  '11.3.1': met('no weak modes', ENCRYPTION, KEYS),
  '11.3.2': met('AES-256-GCM', ENCRYPTION, KEYS),
  '11.3.3': met('changed secrets are refused', ENCRYPTION),
  '11.3.4': met(
    'nonces are new',
    'server/src/encryption.test.ts › the same text is encrypted differently each time',
  ),
  '11.4.1': met('approved hashes', 'tools/check/security.test.ts › %s is a weak call', KEYS),
  '11.4.2': met(
    'passwords are hashed with argon2id',
    'server/src/modules/accounts/passwords/passwords.test.ts › a hash costs what OWASP recommends',
  ),
  '11.4.3': met(
    'files are verified by SHA-384',
    'server/src/web/release-files.test.ts › a byte that has changed at rest is never served',
  ),
  '11.4.4': notApplicable('keys from passwords', 'keys are derived from a random secret'),
  '11.5.1': met(
    'tokens have 128 bits or more',
    'server/src/http/session/session.test.ts › the cookie is kept from scripts and from other sites',
  ),
  '11.6.1': met(
    'signatures of passkeys',
    'server/src/modules/accounts/second-factors/passkeys.test.ts › a key opens only the account that has it, and no other key opens it',
  ),
  '12.1.1': notApplicable('versions of TLS', PROXY),
  '12.1.2': notApplicable('ciphers of TLS', PROXY),
  '12.1.3': notApplicable('certificates of clients', 'there are none'),
  '12.2.1': open(
    'https only',
    'a `PUBLIC_URL` without https is accepted in production, for servers of an intranet',
  ),
  '12.2.2': notApplicable('public certificates', PROXY),
  '12.3.1': open('TLS to database, store and mail server', 'the settings may name addresses without it'),
  '12.3.2': open(
    'certificates are verified',
    'Node and the drivers do, unless the address says otherwise; no test',
  ),
  '12.3.3': open('TLS between proxy and server', 'the files of `deploy/` pass plain HTTP on'),
  '12.3.4': open('trusted certificates inside', 'as 12.3.3'),
};

export const configuration: Rows = {
  '13.1.1': met('connections are documented', 'docs/security.md › Connections of the server'),
  '13.2.1': open(
    'services without fixed passwords',
    'database, store and mail server are reached with those of the settings',
  ),
  '13.2.2': open('least privilege at the database', 'the server migrates with the role with which it serves'),
  '13.2.3': met(
    'no default passwords',
    'tools/check/deploy.test.ts › every image has a version, and no file has a secret',
  ),
  '13.2.4': open('a list of reachable systems', '`deploy/` has no rule for outgoing connections'),
  '13.2.5': open('a list of reachable systems', 'as 13.2.4; builds of releases reach none'),
  '13.3.1': open('secrets are in a vault', 'the server reads them from its environment'),
  '13.3.2': met(
    'code of releases gets no secret',
    'server/src/web/rendering/isolation.test.ts › a process that %s gains nothing, and the others see nothing of it',
  ),
  '13.4.1': met('no `.git`', 'server/src/app.test.ts › no file of the machine and no list of files is at %s'),
  '13.4.2': met(
    'nothing for debugging in production',
    'tools/server-life/server-life.test.ts › a signal cannot open a debugger in the server',
    'server/src/config/config.test.ts › throttles cannot be off in production',
  ),
  '13.4.3': met(
    'no lists of files',
    'server/src/app.test.ts › no file of the machine and no list of files is at %s',
  ),
  '13.4.4': met(
    'no TRACE',
    'server/src/http/connections/malformed-requests.test.ts › TRACE, which repeats the headers of a request, is no method here',
  ),
  '13.4.5': met(
    'metrics are for their reader',
    'server/src/http/metrics/metrics.test.ts › with a configured token, only its holder can read the metrics, from any address',
  ),
};

export const data: Rows = {
  '14.1.1': open(
    'data have levels of protection',
    'each column is declared with its person and its end, without a level',
  ),
  '14.1.2': open('each level has its rules', 'as 14.1.1'),
  '14.2.1': open(
    'nothing secret in addresses',
    'mailed links have their token in the query, which logs leave out',
  ),
  '14.2.2': met(
    'shared caches hold nothing personal',
    'server/src/reads/response-cache.test.ts › requests with credentials and resources that are not shared lists bypass the cache',
    'server/src/reads/shared-read.test.ts › what is for one asker alone is never given to another',
  ),
  '14.2.3': met(
    'no trackers',
    'server/src/app.test.ts › every answer forbids inline scripts, being framed and being taken for something else',
  ),
  '14.2.4': open('the rules of each level hold', 'as 14.1.1'),
  '14.2.7': met(
    'data end',
    PERSONAL,
    'server/src/modules/account-deletion/leaving.test.ts › applications lose their person ninety days after their end, and the company keeps the outcome',
  ),
  '14.3.1': open('logging out clears', 'what a person has typed and not yet sent stays in the browser'),
  '14.3.2': met(
    'browsers keep no personal answer',
    'server/src/app.test.ts › browsers keep no answer of the API that is for one person',
    'server/src/web/register-web.test.ts › a page carries the user and the registry of the session, and is never kept',
  ),
  '14.3.3': open('nothing personal in browser storage', 'as 14.3.1'),
};
