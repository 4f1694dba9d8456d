import { setupFakeApi } from '@metier/testing';
import { screen } from '@testing-library/react';
import { openShell, registryFor } from '../testing/open-shell';
import { answerPlatform } from '../testing/fake-platform';
import { enterToken } from '../testing/open-platform';

const mockCode = { isBroken: false, requests: 0 };
jest.mock('./platform-routes', () => {
  mockCode.requests += 1;
  if (mockCode.isBroken) throw new Error('Loading chunk 7 failed');
  return jest.requireActual<object>('./platform-routes');
});

const api = setupFakeApi();
/** Registry for a page that is part of the shell. */
const live = registryFor(undefined);
const registry = { ...live, access: [...live.access, { path: '/platform', access: 'public' as const }] };

test('the platform code is downloaded only when its page is opened', async () => {
  await openShell(api, '/', { registry });
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
  expect(mockCode.requests).toBe(0);
});

test('when its code fails to load, the panel is shown, the failure is reported, and Try Again works', async () => {
  mockCode.isBroken = true;
  answerPlatform(api);
  const { person, shell } = await openShell(api, '/platform', {
    registry,
    registryReply: () => registry,
  });
  const tell = jest.spyOn(shell.reports, 'failure');
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect(mockCode.requests).toBe(2);
  expect(tell).toHaveBeenCalledWith('chunk', shell.self, expect.any(Error));
  mockCode.isBroken = false;
  await person.click(retry);
  await enterToken(person);
  expect(await screen.findByRole('heading', { name: 'What is live' })).toBeVisible();
});

test('the platform page opens while no remote can be loaded', async () => {
  answerPlatform(api);
  const { fetched, person } = await openShell(api, '/platform', {
    registry,
    fetchRemote: () => Promise.reject(new Error('Loading the remote failed')),
  });
  await enterToken(person);
  expect(await screen.findByRole('heading', { name: 'What is live' })).toBeVisible();
  expect(fetched).toEqual([]);
});
