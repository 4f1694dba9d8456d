import type { AnyRelease, GateCheck, RemoteRelease } from '@metier/sdk/contract';
import type { Access } from '@metier/sdk/rules';
import type { ApiDocument } from '../../../http/openapi/document';
import { makeRelease, makeShellRelease } from '../../../testing/releases';
import { hashOf } from '../../store/check-release';
import { analyzeContent } from '../analyze-content';
import { isAnalyzed } from '../analyze-file';
import type { CandidateFile } from '../context';
import { runChecks } from '../run-checks';
import { grant, NO_LANGUAGES } from './live-releases';

export type Texts = Readonly<Record<string, string>>;

const operation = (operationId: string) => ({ operationId, responses: {} });
export const api: ApiDocument = {
  paths: {
    '/api/jobs/': { get: operation('searchJobs'), post: operation('createJob') },
    '/api/jobs/{id}/': { get: operation('getJob') },
    '/api/auth/me/picture/': { delete: operation('removePicture') },
    '/api/releases/moves/': { post: operation('moveRelease') },
  },
  components: { schemas: {} },
};

export const frontDoor = makeRelease('mf-public', {
  routes: [
    ['/', 'public'],
    ['/job/:id', 'public'],
    ['/login', 'public'],
  ],
});
export const seeker = makeRelease('mf-seeker', { routes: [['/job/:id/apply', 'job_seeker']] });

export const grants = [
  ...['/', '/job', '/login'].map((path) => grant('mf-public', path)),
  grant('mf-seeker', '/job/:id/apply', 'job_seeker'),
  grant('mf-evil', '/evil'),
];

export const OPERATIONS = {
  getJob: { id: 'getJob', method: 'GET', path: '/api/jobs/{id}/' },
  moveRelease: { id: 'moveRelease', method: 'POST', path: '/api/releases/moves/' },
};

export const claim = (path: string, access: Access = 'public') => ({ path, access, files: ['page-0.js'] });
export const evil = makeRelease('mf-evil', { routes: [['/evil', 'public']] });
export const claiming = (...paths: string[]): RemoteRelease => ({
  ...evil,
  routes: paths.map((path) => claim(path)),
});
export const declaring = (...names: (keyof typeof OPERATIONS)[]): RemoteRelease => ({
  ...evil,
  operations: names.map((name) => OPERATIONS[name]),
  api: {
    paths: Object.fromEntries(
      names.map((name) => [OPERATIONS[name].path, api.paths[OPERATIONS[name].path] ?? {}]),
    ),
    components: { schemas: {} },
  },
});

/** The stored files of a release with these contents. */
function store(release: AnyRelease, texts: Texts, transferSize?: number): ReadonlyMap<string, CandidateFile> {
  const files = Object.keys({ ...release.files, ...texts });
  return new Map(
    files.map((path) => {
      const content = Buffer.from(texts[path] ?? '');
      const integrity = path in texts ? hashOf(content) : (release.files[path]?.integrity ?? '');
      const reading = isAnalyzed(release.name, path)
        ? analyzeContent({ bundle: release.name, path, content })
        : undefined;
      return [
        path,
        { integrity, size: content.length, transferSize: transferSize ?? content.length, reading },
      ];
    }),
  );
}

const withTexts = (release: RemoteRelease, texts: Texts): RemoteRelease => ({
  ...release,
  files: {
    ...release.files,
    ...Object.fromEntries(
      Object.entries(texts).map(([path, text]) => [
        path,
        { integrity: hashOf(Buffer.from(text)), size: text.length },
      ]),
    ),
  },
});

const live = [makeShellRelease(), frontDoor, seeker];

/** The checks that the gate refuses, with their reasons. */
export function findRefusals(release: RemoteRelease, texts: Texts = {}, transferSize?: number) {
  const candidate = withTexts(release, texts);
  const stored = store(candidate, texts, transferSize);
  const verdicts = runChecks(candidate, live, { api, grants, languages: NO_LANGUAGES, stored });
  const refusals = verdicts.filter(({ verdict }) => verdict === 'no');
  return Object.fromEntries(refusals.map(({ check, why }) => [check, why])) as Partial<
    Record<GateCheck, string>
  >;
}
