import type { ApiDocument } from '../../server/src/http/openapi/document';
import { readApi } from '../lib/describe-api.cjs';
import { checkApi } from './api';
import { readVersion } from './last-version';

const NAME = '/api/auth/regions/';

let now: ApiDocument;
beforeAll(async () => {
  now = JSON.parse(await readApi()) as ApiDocument;
});

/** Findings and notes of the check, had the last version had these paths. */
async function checkSince(paths: ApiDocument['paths']) {
  const notes: string[] = [];
  const description = { ...now, paths };
  const findings = await checkApi(
    (line) => notes.push(line),
    Promise.resolve({ version: '1.0.0', description }),
  );
  return { findings, notes };
}

it('an operation that is gone is refused', async () => {
  expect(await checkSince({ ...now.paths, '/api/cantons/': now.paths[NAME] ?? {} })).toEqual({
    findings: [expect.stringMatching(/^clients would break: GET \/api\/cantons\/ is gone/)],
    notes: ['since 1.0.0: GET /api/cantons/ is gone'],
  });
});

it('an operation that is new is shown', async () => {
  const { [NAME]: _new, ...earlier } = now.paths;
  expect(await checkSince(earlier)).toEqual({ findings: [], notes: [`since 1.0.0: GET ${NAME} is new`] });
});

it('nothing is said of an API that is the same', async () => {
  expect(await checkSince(now.paths)).toEqual({ findings: [], notes: [] });
});

it('a clone without the commit of the last version says what it cannot compare', async () => {
  const notes: string[] = [];
  const reading = readVersion({ version: '1.0.0', commit: '0'.repeat(40) });
  expect(await checkApi((line) => notes.push(line), reading)).toEqual([]);
  expect(notes).toEqual([
    expect.stringMatching(/^not compared with .*: git fetch --depth 1 origin [0-9a-f]{40}$/),
  ]);
});
