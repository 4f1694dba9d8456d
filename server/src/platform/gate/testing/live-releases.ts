import type { AnyRelease, GateCheck, RemoteRelease, ShellRelease, UsedApi } from '@metier/sdk/contract';
import type { Access } from '@metier/sdk/rules';
import type { ApiDocument } from '../../../http/openapi/document';
import type { PathGrant } from '../../teams/path-grants';
import { analyzeContent } from '../analyze-content';
import type { GateContext, CandidateFile } from '../context';
import { canDeploy, runChecks } from '../run-checks';

export const describeJob = (fields: readonly string[]) => ({
  'GET /api/jobs/{id}/': {
    operationId: 'getJob',
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: Object.fromEntries(fields.map((field) => [field, { type: 'string' }])),
              required: fields,
            },
          },
        },
      },
    },
  },
});

/** Builds an API description from operations by their names. */
export const describeApi = (operations: Readonly<Record<string, object>>): ApiDocument & UsedApi => ({
  paths: Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => {
      const [method = '', path = ''] = name.split(' ');
      return [path, { [method.toLowerCase()]: operation }];
    }),
  ) as ApiDocument['paths'] & UsedApi['paths'],
  components: { schemas: {} },
});

const api = describeApi(describeJob(['id', 'title']));
const getJob = { id: 'getJob', method: 'GET', path: '/api/jobs/{id}/' };
export const route = (path: string, access: 'public' | 'login' | 'job_seeker' | 'job_provider') => ({
  path,
  access,
  files: ['page.js'],
});

export const shell: ShellRelease = {
  name: 'shell',
  version: '1.0.0-5e11',
  contracts: [1],
  provides: { react: '19.3.1', '@metier/shared/router': '1.2.0' },
  operations: [],
  api: describeApi({}),
  entry: 'shell.js',
  start: [],
  files: { 'shell.js': { integrity: 'sha384-shell', size: 9 } },
};

export const seeker: RemoteRelease = {
  name: 'mf-seeker',
  version: '1.4.2-cafe',
  contracts: { from: 1, to: 1 },
  container: 'mf_seeker_cafe',
  shared: { react: '^19.3.1' },
  entry: 'remoteEntry.js',
  expose: ['expose.js'],
  routes: [route('/dashboard', 'job_seeker')],
  fragments: [{ name: 'profile-form', access: 'job_seeker', files: ['piece.js'] }],
  operations: [getJob],
  api,
  files: Object.fromEntries(
    ['remoteEntry.js', 'expose.js', 'page.js', 'piece.js'].map((file) => [
      file,
      { integrity: `sha384-${file}`, size: 9 },
    ]),
  ),
};

const provider: RemoteRelease = {
  ...seeker,
  name: 'mf-provider',
  version: '2.0.0-beef',
  container: 'mf_provider_beef',
  routes: [route('/dashboard', 'job_provider')],
  fragments: [{ name: 'profile-form', access: 'job_provider', files: [] }],
};

/** The stored files of a release; `texts` replaces the content of some. */
export const store = (
  release: AnyRelease,
  { transferSize = 10, texts = {} }: { transferSize?: number; texts?: Readonly<Record<string, string>> } = {},
): ReadonlyMap<string, CandidateFile> =>
  new Map(
    Object.entries(release.files).map(([path, { integrity }]) => {
      const content = Buffer.from(texts[path] ?? '');
      const reading = analyzeContent({ bundle: release.name, path, content });
      return [path, { integrity, transferSize, size: content.length || 10, reading }];
    }),
  );

export const grant = (remote: string, path: string, access: Access = 'public'): PathGrant => ({
  remote,
  path,
  access,
});
const grants = [
  grant('mf-seeker', '/dashboard', 'job_seeker'),
  grant('mf-seeker', '/job'),
  grant('mf-provider', '/dashboard', 'job_provider'),
];

/** No release has had another language than English. */
export const NO_LANGUAGES = { since: new Map<string, Date>(), now: new Date('2027-06-01'), graceDays: 90 };

const tried = { verdict: 'yes', why: 'Its pages open.' } as const;
const live = [shell, seeker, provider];

/** Runs all checks on a release beside the live ones. */
export function checkRelease(
  candidate: AnyRelease,
  given: Partial<GateContext> = {},
  beside: readonly AnyRelease[] = live,
) {
  const verdicts = runChecks(candidate, beside, {
    api,
    grants,
    languages: NO_LANGUAGES,
    stored: store(candidate),
    smoke: tried,
    ...given,
  });
  return {
    verdicts,
    /** The verdicts other than yes, with their reasons. */
    others: Object.fromEntries(
      verdicts
        .filter(({ verdict }) => verdict !== 'yes')
        .map(({ check, verdict, why }) => [check, `${verdict}: ${why}`]),
    ) as Partial<Record<GateCheck, string>>,
  };
}

/** The case of a refusal: what it is, the release, its context, and the verdicts that are not yes. */
export type RefusalCase = [string, AnyRelease, Partial<GateContext>, Partial<Record<GateCheck, string>>];

/** Expects these refusals and no other verdict, and that only ignoring them lets the release pass. */
export function expectRefusals(
  candidate: AnyRelease,
  given: Partial<GateContext>,
  refusals: Partial<Record<GateCheck, string>>,
): void {
  const { verdicts, others } = checkRelease(candidate, given);
  expect(others).toEqual(refusals);
  expect(canDeploy(verdicts)).toBe(false);
  expect(canDeploy(verdicts, Object.keys(refusals) as GateCheck[])).toBe(true);
}
