import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditEntry } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { OPERATOR_TOKEN } from '../../testing/operator-token';
import { goLive, makeRelease, makeShellRelease } from '../../testing/releases';

export const version = (number: number) => `${number}.0.0-aaaaaaaaaa`;
export const seeker = (number: number, path = '/dashboard') =>
  makeRelease('mf-seeker', { version: version(number), routes: [[path, 'job_seeker']] });

/** Starts a server on whose channel production the second release of `mf-seeker` is live. */
export function startWithReleases() {
  const test = startTestApp();
  beforeAll(() => goLive(test, makeShellRelease(), seeker(1), seeker(2)));

  const ask = (url: string, token = OPERATOR_TOKEN) =>
    test.app.inject({ url: `/api/releases${url}`, headers: { authorization: `Bearer ${token}` } });

  return {
    test,
    ask,
    post: (url: string, payload: object, token = OPERATOR_TOKEN) =>
      test.app.inject({
        method: 'POST',
        url: `/api/releases${url}`,
        payload,
        headers: { authorization: `Bearer ${token}` },
      }),
    readLastAudit: async () => (await ask('/audit/?page_size=1')).json<AuditEntry[]>()[0],
    countFiles: () =>
      readdirSync(join(test.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      ).length,
  };
}
