import type { AlertBody, JobAlert } from '@metier/sdk/contract';
import { makeAddressToken, makeAlertToken } from '../../mail/alert-tokens';
import type { Scene } from '../access-scene';
import { readOk } from '../fixtures';
import { makeName, nothing, type Probe, type Probes } from './probe';

const alert: AlertBody = { name: 'Care in Bern', rhythm: 'daily', query: { keyword: 'care' } };

/** A visitor's new alert with the tokens of its links. */
async function requestAlert({ test }: Scene) {
  await test.visit().post('/api/alerts/mailed/', { ...alert, email: `${makeName()}@example.ch` });
  const { rows } = await test.dependencies.db.execute<{ id: number; address_id: number }>(
    'select id, address_id from alerts order by id desc limit 1',
  );
  const { id = 0, address_id: address = 0 } = rows[0] ?? {};
  const secret = test.dependencies.config.sessionSecret;
  const makeToken = (use: 'confirm' | 'end') => makeAlertToken(secret, id, use);
  return {
    id,
    confirm: makeToken('confirm'),
    end: makeToken('end'),
    open: makeAddressToken(secret, address),
  };
}

async function confirmAlert(scene: Scene) {
  const requested = await requestAlert(scene);
  await scene.test.visit().post('/api/alerts/confirm/', { token: requested.confirm });
  return requested;
}

const ofSeeker: Probe['request'] = async ({ seeker }) => ({
  params: { id: readOk<JobAlert>(await seeker.post('/api/alerts/', alert)).id },
  body: { is_paused: true },
});

export const alertProbes: Probes = {
  'GET /alerts/': nothing,
  'POST /alerts/': { request: () => ({ body: alert }) },
  'PATCH /alerts/:id/': {
    request: ofSeeker,
    except: { 'other seeker': 404, 'owning provider': 404, 'other provider': 404 },
  },
  'POST /alerts/mailed/': { request: () => ({ body: { ...alert, email: `${makeName()}@example.ch` } }) },
  'POST /alerts/mailed/list/': {
    request: async (scene) => ({ body: { token: (await confirmAlert(scene)).open } }),
  },
  'PATCH /alerts/mailed/:id/': {
    request: async (scene) => {
      const { id, open } = await confirmAlert(scene);
      return { params: { id }, body: { token: open, is_paused: true } };
    },
  },
  'POST /alerts/confirm/': {
    request: async (scene) => ({ body: { token: (await requestAlert(scene)).confirm } }),
  },
  'POST /alerts/unsubscribe/': {
    request: async (scene) => ({ body: { token: (await confirmAlert(scene)).end } }),
  },
};
