import type { AccountData } from '@metier/sdk/contract';
import { readOk } from '../fixtures';
import { TEST_PASSWORD } from '../test-client';
import { nothing, STRANGERS, type Probe, type Probes } from './probe';

/** An archive of the seeker, which is made in the background. */
const makeExport: Probe['request'] = async ({ seeker }) => {
  for (;;) {
    const { exports } = readOk<AccountData>(await seeker.get('/api/auth/me/data/'));
    const ready = exports.find(({ state }) => state === 'ready');
    if (ready) return { params: { id: ready.id } };
    if (!exports.some(({ state }) => state === 'running')) await seeker.post('/api/auth/me/data/exports/');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Exports, and the deletion of accounts. */
export const accountDataProbes: Probes = {
  'GET /auth/retention/': nothing,
  'GET /auth/me/data/': nothing,
  'POST /auth/me/data/exports/': { ...nothing, usesNewAccounts: true },
  'GET /auth/me/data/exports/:id/': {
    request: makeExport,
    except: { ...STRANGERS, 'owning provider': 404 },
  },
  'POST /auth/me/data/deletion/': {
    request: () => ({ body: { password: TEST_PASSWORD } }),
    usesNewAccounts: true,
  },
  'DELETE /auth/me/data/deletion/': { ...nothing, usesNewAccounts: true },
};
