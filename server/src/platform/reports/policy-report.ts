import { redactMessage, readReleaseAddress } from './redact-message';

/** A violation of our policies, as reported by a browser. */
export interface PolicyReport {
  /** The page's address. */
  readonly page: string;
  /** The release of the file that requested it, or was refused; undefined for the page itself. */
  readonly release: { readonly remote: string; readonly version: string } | undefined;
  readonly message: string;
}

const MAX = 20;
/** Violations by browser extensions are not the page's. */
const FOREIGN = /^[a-z-]+-extension(:|$)/;

type ReportFields = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is ReportFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 2_000) : '');

/** Parses the body of `report-uri` (one report) or of the Reporting API (a list); ignores invalid reports. */
export function readPolicyReports(body: unknown): PolicyReport[] {
  const bodies = Array.isArray(body)
    ? body.slice(0, MAX).filter(isFacts).map(flatten)
    : [isFacts(body) ? body['csp-report'] : undefined];
  return bodies.filter(isFacts).flatMap(readOne);
}

const TYPES: readonly unknown[] = ['csp-violation', 'integrity-violation'];

/** Flattens a report of the Reporting API, with its type. */
const flatten = ({ type, url, body }: ReportFields): ReportFields | undefined =>
  TYPES.includes(type) && isFacts(body) ? { documentURL: url, ...body, type } : undefined;

function readOne(facts: ReportFields): PolicyReport[] {
  const read = (...names: string[]) => textOf(names.map((name) => facts[name]).find(Boolean));
  const blocked = read('blockedURL', 'blocked-uri');
  const source = read('sourceFile', 'source-file');
  if ([blocked, source].some((address) => FOREIGN.test(address))) return [];
  const rule =
    read('effectiveDirective', 'effective-directive', 'violated-directive') ||
    (facts.type === 'integrity-violation' ? 'Integrity-Policy' : 'a policy');
  return [
    {
      page: read('documentURL', 'document-uri'),
      release: readReleaseAddress(source) ?? readReleaseAddress(blocked),
      message: redactMessage(`${rule} refused ${blocked || 'something'}`),
    },
  ];
}
