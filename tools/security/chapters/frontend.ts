import { met, notApplicable, open, type Rows } from '../rows';

const HEADERS =
  'server/src/app.test.ts › every answer forbids inline scripts, being framed and being taken for something else';
const COOKIES =
  'server/src/http/session/session.test.ts › the cookie is kept from scripts and from other sites';
const HTTPS =
  'server/src/http/session/session-https.test.ts › over https the cookies are secure and the session is bound to the host';
const CSRF =
  'server/src/http/session/csrf.test.ts › an unsafe call without the header, or with another value, is refused';
const ORIGIN = 'server/src/http/session/session-https.test.ts › only pages of the public address may call';
const BARE_COOKIES = 'those of CSRF token, language, theme, visitor and overrides have no prefix';

export const frontend: Rows = {
  '3.2.1': met(
    'answers are not taken for pages',
    HEADERS,
    'server/src/hostile-files.test.ts › no file and no name runs, breaks, or leaves anything behind',
  ),
  '3.2.2': met(
    'texts are set as text',
    'tools/check/fixtures/lint/mf-seeker/src/features/apply/html.tsx › dangerouslySetInnerHTML',
    'e2e/journeys/trusted-types.spec.ts › on ${path} no text becomes markup or code',
  ),
  '3.3.1': open('cookies are secure by name', BARE_COOKIES),
  '3.3.2': met('cookies say SameSite', COOKIES),
  '3.3.3': open('cookies are bound to the host', 'as 3.3.1'),
  '3.3.4': met('scripts cannot read the session', COOKIES),
  '3.4.1': met('HSTS for a year, with subdomains', HTTPS),
  '3.4.2': met(
    'CORS for files of releases only',
    'server/src/web/assets-url.test.ts › other origins may use the files of releases, and nothing else',
  ),
  '3.4.3': met(
    'a policy without inline code',
    HEADERS,
    'server/src/web/page/rendered-page.test.ts › the policy allows exactly the inline content of the page',
  ),
  '3.4.4': met('nosniff', HEADERS),
  '3.4.5': met('addresses are not passed on', HEADERS),
  '3.4.6': met('no frames', HEADERS),
  '3.4.7': met(
    'violations of the policy are reported',
    'server/src/platform/reports/policy-report.test.ts › a report names the release with the file that requested the refused resource',
  ),
  '3.4.8': met(
    'windows have no hold of each other',
    'server/src/web/page/own-document.test.ts › the browser refuses scripts of other remotes there, and no window keeps a hold of it',
  ),
  '3.5.1': met('no forged requests', CSRF, ORIGIN),
  '3.5.2': met(
    'no request without preflight changes anything',
    CSRF,
    ORIGIN,
    'server/src/app.test.ts › a body of the type %s is refused with 415',
  ),
  '3.5.3': met(
    'GET changes nothing',
    'server/src/modules/interviews/interview-link.test.ts › following the link changes nothing, however often a mail scanner does it',
    CSRF,
  ),
  '3.5.4': open(
    'one host for each application',
    'remotes of several teams share the origin; documents, policy and gate separate them (decisions 0028 and 0035)',
  ),
  '3.5.5': notApplicable('messages between windows', 'no page listens to any'),
  '3.5.8': met('files of a session are embedded by no other site', HEADERS),
  '3.6.1': met(
    'files of a CDN have hashes',
    'e2e/journeys/files-from-a-cdn.spec.ts › with ASSETS_URL every file of a release comes from that origin, with its hash',
  ),
  '3.7.1': met('no plugins', HEADERS),
  '3.7.2': met(
    'redirects stay here',
    'server/src/web/rendering/rendering.test.ts › a rendered page keeps its status, and a redirect stays on this origin',
    'server/src/web/feature-overrides.test.ts › a link never leads to another site',
  ),
};

export const interfaces: Rows = {
  '4.1.1': met(
    'answers say type and encoding',
    'server/src/app.test.ts › answers say their type and encoding',
  ),
  '4.1.2': notApplicable('redirects to https', 'the server has none; a proxy in front decides'),
  '4.1.3': met(
    'headers of a proxy are not believed of clients',
    'server/src/http/connections/malformed-requests.test.ts › the origin is never what a proxy or a client says besides Host',
  ),
  '4.1.4': met(
    'other methods are refused',
    'server/src/http/response/method-not-allowed.test.ts › a method that an address does not have is a 405 that names those it has',
  ),
  '4.2.1': met(
    'requests end where they end',
    'server/src/http/connections/malformed-requests.test.ts › a request with two lengths, by which it could hide another one, is refused',
    'server/src/http/connections/refused-bodies.test.ts › after %s the connection stays usable, or the response announces its end',
  ),
  '4.3': notApplicable('GraphQL', 'there is none'),
  '4.4': notApplicable('WebSocket', 'there is none; live messages are server-sent events with the session'),
};

export const files: Rows = {
  '5.1.1': met('uploads are documented', 'docs/security.md › Uploads'),
  '5.2.1': met(
    'size is limited',
    'server/src/files/file-store.test.ts › a file of one byte too many leaves nothing behind',
    'server/src/modules/attachments/attachments.test.ts › a document of 10 MB is accepted',
  ),
  '5.2.2': met(
    'content decides the type',
    'server/src/hostile-files.test.ts › no file and no name runs, breaks, or leaves anything behind',
    'server/src/files/inspect-word-document.test.ts › %s is not',
  ),
  '5.2.3': met(
    'archives have limits of size and parts',
    'server/src/files/inspect-word-document.test.ts › %s is not',
    'server/src/platform/store/archive.test.ts › a bomb is refused before it has gone off',
  ),
  '5.2.6': met(
    'pixels are limited',
    'server/src/files/stage-upload.test.ts › a portrait of 50 megapixels becomes small, and one too large for the server is named so',
  ),
  '5.3.1': met(
    'uploads never run',
    'server/src/hostile-files.test.ts › no file and no name runs, breaks, or leaves anything behind',
  ),
  '5.3.2': met(
    'paths are random ids',
    'server/src/files/file-store.test.ts › a file is read as it was written, under a random id, until it is removed',
    'server/src/files/file-store.test.ts › an id that contains a path is not found',
  ),
  '5.4.1': met(
    'downloads have a name of the server',
    'server/src/modules/application-documents/application-documents.test.ts › a document downloads under the whole of its name, dots and slashes included',
  ),
  '5.4.2': met(
    'names are encoded',
    'server/src/http/response/downloads.test.ts › the name %s survives the way through the header',
  ),
  '5.4.3': met(
    'a scanner looks at uploads, where `CLAMD` names one',
    'server/src/files/scan-file.test.ts › an infected file is refused and leaves nothing behind; others are stored',
    'server/src/files/scan-file.test.ts › nothing is stored unscanned, and everything else works',
  ),
};
