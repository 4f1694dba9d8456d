import { createHttp, type Http, type HttpSettings } from '@metier/sdk/api';
import type { Registry } from '@metier/sdk/contract';
import { HTTP_TIMEOUT_MS, UPLOAD_TIMEOUT_MS, type Language } from '@metier/sdk/rules';
import type { TamperGuard } from '../isolation/tamper-guard';
import { readCookie } from '../base/cookies';
import type { ReleaseName } from '../base/release-name';

export interface ReleaseHttpSettings extends Pick<HttpSettings, 'onUnauthenticated' | 'onRevision'> {
  /** HTTP settings for environments without a browser. */
  readonly calls: Partial<HttpSettings> | undefined;
  readonly guard: TamperGuard;
  readonly getLanguage: () => Language;
  readonly getRegistry: () => Registry;
}

/**
 * Returns a function that creates the http port of a release: each call carries the release, the channel and the
 * registry revision.
 */
export function createHttpOf({
  calls,
  guard,
  getRegistry,
  ...settings
}: ReleaseHttpSettings): (release: ReleaseName) => Http {
  return (release) =>
    createHttp({
      fetch: guard.fetchFor(release),
      readCsrfToken: () => readCookie('csrftoken'),
      timeout: HTTP_TIMEOUT_MS,
      uploadTimeout: UPLOAD_TIMEOUT_MS,
      ...settings,
      ...calls,
      getReleaseHeader() {
        const { channel, revision } = getRegistry();
        return `${release.name}@${release.version}; channel=${channel}; revision=${revision}`;
      },
    });
}
