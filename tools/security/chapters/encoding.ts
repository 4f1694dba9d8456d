import { met, notApplicable, open, type Rows } from '../rows';

const HOSTILE_TEXTS = 'e2e/journeys/hostile-texts.spec.ts › ${name} is shown as text on every page';
const HOSTILE_FILES =
  'server/src/hostile-files.test.ts › no file and no name runs, breaks, or leaves anything behind';
const FUZZ =
  'server/src/fuzz.test.ts › ${REQUESTS} requests of all kinds are answered as documented (seed ${SEED})';
const BROKEN = 'server/src/app.test.ts › %s is refused and never our failure';

export const encoding: Rows = {
  '1.1.1': met(
    'input is brought into one form once',
    'server/src/http/input/clean-text.test.ts › a line has one end, in JSON and in forms alike, and counts once',
    'server/src/http/input/clean-text.test.ts › an address of a domain with an umlaut is one account in both spellings',
  ),
  '1.1.2': met('texts are escaped where they are written', HOSTILE_TEXTS),
  '1.2.1': met(
    'escaping fits HTML, XML and headers',
    HOSTILE_TEXTS,
    'server/src/modules/discovery/discovery.test.ts › feeds the newest of any search, whatever texts the jobs have',
    'server/src/web/page/rendered-page.test.ts › content cannot end its element',
  ),
  '1.2.2': met(
    'links are of the web only',
    'mf-public/src/features/job/job-page.test.tsx › a job links to no address that is not of the web',
    'mf-public/src/features/company/company-page.test.tsx › never links to what is no web address',
  ),
  '1.2.3': met(
    'JSON in pages ends nowhere early',
    'server/src/web/register-web.test.ts › nothing a user is called can end the block of data',
  ),
  '1.2.4': met(
    'queries are parameterized',
    'server/src/search/plan/search.test.ts › takes a percent sign and an underscore for themselves',
    'server/src/search/plan/search.test.ts › that holds operators, quotes or nothing but signs is never an error',
    FUZZ,
  ),
  '1.2.5': notApplicable(
    'system commands',
    'the programs that the server starts get nothing that people enter',
  ),
  '1.2.6': notApplicable('LDAP', 'there is none'),
  '1.2.7': notApplicable('XPath', 'there is none'),
  '1.2.8': notApplicable('LaTeX', 'there is none'),
  '1.2.9': met(
    'signs in regular expressions are escaped',
    'server/src/search/matches/match.test.ts › shows no single letter of a phrase and survives signs',
  ),
  '1.2.10': met(
    'no formulas in spreadsheets',
    'server/src/modules/applications/applications.export.test.ts › no value is a formula, and a separator or a quote stays inside its value',
  ),
  '1.3.1': notApplicable('HTML of editors', 'all texts are plain, and shown as text'),
  '1.3.2': met(
    'no text becomes code',
    'e2e/journeys/trusted-types.spec.ts › on ${path} no text becomes markup or code',
    'server/src/web/register-web.test.ts › a page has a text become markup or code only by the one policy of the server',
  ),
  '1.3.3': met(
    'texts are cleaned for where they go',
    'server/src/calendar/calendar-file.test.ts › names with quotes, signs and line breaks are what a calendar program reads',
    'server/src/http/input/clean-text.test.ts › white space and invisible characters around a name do not matter',
  ),
  '1.3.4': met('no SVG is taken', HOSTILE_FILES),
  '1.3.5': met(
    'no markup of people is rendered',
    'mf-public/src/features/job/job-page.test.tsx › a job shows its description in sections, as text',
    HOSTILE_TEXTS,
  ),
  '1.3.6': notApplicable('requests to foreign addresses', 'the server requests no address that people enter'),
  '1.3.7': met(
    'templates have fixed placeholders',
    'server/src/modules/message-templates/message-templates.test.ts › an unknown placeholder is refused, and so is a reason outside a rejection',
    'server/src/modules/closing-letters/closing-letters.test.ts › an unknown placeholder is refused, and named',
  ),
  '1.3.8': notApplicable('JNDI', 'there is none'),
  '1.3.9': notApplicable('memcache', 'there is none'),
  '1.3.10': notApplicable('format strings', 'there are none'),
  '1.3.11': met(
    'no text adds a header to a mail',
    'server/src/mail/outbox.test.ts › a text with line breaks adds no header to a mail',
  ),
  '1.4': notApplicable('memory', 'JavaScript manages it'),
  '1.4.2': met(
    'numbers stay in their range',
    'server/src/http/input/convert-values.test.ts › an id may come as a text of digits, and as nothing else that reads as a number',
    BROKEN,
  ),
  '1.5.1': notApplicable('XML parsers', 'the XML of Word documents is searched as text, never parsed'),
  '1.5.2': met('only JSON of a schema is read', BROKEN, FUZZ),
};

export const business: Rows = {
  '2.1.1': met(
    'the rules of each field are documented',
    'server/src/http/openapi/openapi.test.ts › every registered endpoint is an operation of the description, and the other way round',
    'server/src/http/openapi/openapi.test.ts › a body that is read by hand is described in all its variants',
  ),
  '2.1.2': open('rules between fields are documented', 'they are in tests and error texts, in no document'),
  '2.1.3': met('limits are documented', 'docs/security.md › Limits of one account'),
  '2.2.1': met(
    'all input is checked by a schema',
    'server/src/http/input/convert-values.test.ts › no field of any operation takes a list, an object, null or a boolean for something else',
    FUZZ,
  ),
  '2.2.2': met(
    'the server checks',
    BROKEN,
    'server/src/access.test.ts › every operation has a probe, and every probe an operation',
  ),
  '2.2.3': met(
    'fields agree with each other',
    'server/src/modules/jobs/jobs.test.ts › holds a new start against the end that is there already',
    'server/src/modules/jobs/jobs.deadline.test.ts › refuses dates in the past by name',
  ),
  '2.3.1': met(
    'steps in their order only',
    'server/src/modules/applications/applications.moves.test.ts › a refused move says why',
    'server/src/modules/applications/applications.moves.test.ts › of moves at the same moment that exclude one another, one wins',
  ),
  '2.3.2': met(
    'limits hold',
    'server/src/modules/job-drafts/job-drafts.test.ts › a company has 50 drafts at most',
    'server/src/modules/follows/follows.test.ts › an account follows at most 500 companies',
    'server/src/modules/alerts/alerts.test.ts › a search without terms, an unknown filter value and a 51st alert are refused by field',
  ),
  '2.3.3': met(
    'all of a change or nothing',
    'server/src/db/database.test.ts › a transaction that throws leaves nothing',
    'server/src/modules/applications/applying.test.ts › applying leaves nothing behind when an answer is refused',
  ),
  '2.3.4': met(
    'nothing is booked twice',
    'server/src/modules/interviews/double-booking.test.ts › of candidates who book the same time at once, one gets it, and the others still have the other times',
  ),
  '2.3.5': met(
    'releases need the approval of a person',
    'server/src/platform/releases/custody.test.ts › a promotion waits for a person, who sees what is new, and goes on when it is repeated',
  ),
  '2.4.1': open(
    'no excessive calls',
    'applications, messages and uploads of one account have no limit by time',
  ),
};
