import { createHttp, listReleases } from '@metier/sdk/api';
import type { RouteObject } from '@metier/sdk/router';
import { HTTP_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@metier/sdk/rules';
import { readCookie } from '../base/cookies';
import { loadPackages } from './packages/load-packages';
import { loadInvitation, loadPlatform, LOCKED } from './load-platform';
import { PlatformPage } from './platform-page';
import { PlatformError } from './platform-error';
import { PACKAGES, PLATFORM, readList, VERSIONS } from './platform-view';
import { runAction, type HeldToken } from './run-action';

/** A separate client, because a missing team token must not end the user's session. */
const createPlatformHttp = (held: HeldToken) =>
  createHttp({
    readCsrfToken: () => readCookie('csrftoken'),
    readToken: () => held.token,
    timeout: HTTP_TIMEOUT_MS,
    uploadTimeout: UPLOAD_TIMEOUT_MS,
  });

/** The operators' page of the shell. This file and its imports are loaded only when that page is opened. */
export function createPlatformRoutes(): RouteObject[] {
  // In the memory of this document alone: no cookie that other pages would send, and no storage that they could read.
  const held: HeldToken = { token: undefined };
  const http = createPlatformHttp(held);
  return [
    {
      id: `shell ${PLATFORM}`,
      path: PLATFORM,
      loader: ({ request }) => load(request),
      action: async ({ request }) => runAction(http, held, await request.formData()),
      Component: PlatformPage,
      ErrorBoundary: PlatformError,
    },
    {
      id: `shell ${VERSIONS}`,
      path: VERSIONS,
      loader: ({ request }) => fetchVersions(request),
    },
    {
      id: `shell ${PACKAGES}`,
      path: PACKAGES,
      loader: ({ request }) => loadPackages(http, request),
    },
  ];

  async function load({ url, signal }: Request) {
    const query = new URL(url).searchParams;
    // The code stays behind the #, which no server and no log sees.
    if (query.has('join')) return loadInvitation(http, window.location.hash.slice(1));
    return held.token === undefined ? LOCKED : loadPlatform(http, readList(query), signal);
  }

  async function fetchVersions({ url, signal }: Request) {
    const remote = new URL(url).searchParams.get('remote') ?? '';
    const versions = await listReleases(http, remote, { signal }).catch(() => undefined);
    return { remote, versions: versions?.items };
  }
}
