import type { RegistryRemote } from '@metier/sdk/contract';
import { defineRemote, type PageModule, type Remote } from '@metier/sdk/remote';
import { setupFakeApi, type FakeApi } from '@metier/testing';
import { act, screen } from '@testing-library/react';
import { openShell, registryFor, REMOTES, seeker, type OpenOptions } from './open-shell';

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const PANEL = 'This page could not be loaded';

/** Fake API for one test file; React and the router log errors caught by a boundary. */
export function setupFailureApi(): FakeApi {
  const api = setupFakeApi();
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  return api;
}

/** `two` is live; `one` is the previous release. */
export const live = () => registryFor(seeker, 'two');
const withEarlier = (without: string | null) =>
  without === 'mf-seeker@two' ? registryFor(seeker, 'one') : live();

export const dashboard = (page: () => Promise<PageModule>): Remote =>
  defineRemote({ name: 'mf-seeker', routes: [{ path: '/dashboard', access: 'job_seeker', page }] });

export const good = () => dashboard(async () => ({ Component: () => <h1>The release before</h1> }));

/** Opens the home page as a candidate; `bring` supplies the candidate's remote by version. */
export async function openHome(
  api: FakeApi,
  bring: (release: RegistryRemote) => Promise<Remote>,
  options: OpenOptions = {},
) {
  const asked: string[] = [];
  const opened = await openShell(api, '/', {
    user: seeker,
    registry: live(),
    registryReply: withEarlier,
    fetchRemote: async (release) => {
      if (release.name !== 'mf-seeker') return REMOTES[release.name as keyof typeof REMOTES];
      asked.push(release.version);
      return bring(release);
    },
    ...options,
  });
  const visit = (path: string) => act(() => opened.shell.routers.get().router.navigate(path));
  return { ...opened, asked, visit };
}
