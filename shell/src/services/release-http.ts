import type { PageData } from '@metier/sdk/contract';
import { createHttp, type Http, type HttpSettings } from '@metier/sdk/api';
import { HTTP_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@metier/sdk/rules';
import { readCookie } from '../base/cookies';
import { createEmitter, type Listenable } from '../base/emitter';
import type { ReleaseName } from '../base/release-name';
import type { TamperGuard } from '../isolation/tamper-guard';
import type { ShellLanguage } from '../language/language';
import type { RegistryState } from '../registry/registry-state';

export interface ReleaseHttpSettings {
  /** HTTP settings for environments without a browser. */
  readonly calls: Partial<HttpSettings> | undefined;
  readonly guard: Pick<TamperGuard, 'fetchFor'>;
  readonly language: Pick<ShellLanguage, 'get'>;
  readonly registry: Pick<RegistryState, 'effective'>;
  readonly page: Pick<PageData, 'document' | 'ticket'>;
}

export interface ReleaseHttp {
  /** Creates the http port of a release: each call carries the release, the channel and the registry revision. */
  of(release: ReleaseName): Http;
  /** The server has rejected a call because of an expired session. */
  readonly unauthenticated: Listenable<void>;
  /** The registry revision in a response. */
  readonly revision: Listenable<string>;
}

export function createReleaseHttp(settings: ReleaseHttpSettings): ReleaseHttp {
  const { page, calls, guard, language, registry } = settings;
  const unauthenticated = createEmitter<void>();
  const revision = createEmitter<string>();
  return {
    unauthenticated,
    revision,
    of: (release) =>
      createHttp({
        fetch: guard.fetchFor(release),
        readCsrfToken: () => readCookie('csrftoken'),
        timeout: HTTP_TIMEOUT_MS,
        uploadTimeout: UPLOAD_TIMEOUT_MS,
        onUnauthenticated: () => void unauthenticated.emit(),
        onRevision: (next) => void revision.emit(next),
        getLanguage: language.get,
        pageTicket: page.document && page.ticket,
        ...calls,
        getReleaseHeader() {
          const present = registry.effective.getState();
          return `${release.name}@${release.version}; channel=${present.channel}; revision=${present.revision}`;
        },
      }),
  };
}
