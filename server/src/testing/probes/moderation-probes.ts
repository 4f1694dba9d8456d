import type { ModerationCasesPage } from '@metier/sdk/contract';
import { sign } from '../../signing';
import type { Scene } from '../access-scene';
import { publishJob, readOk } from '../fixtures';
import type { Probe, Probes } from './probe';
import { nothing } from './probe';

/** The open case of a new reported job. */
async function openCase({ test, company, people }: Scene): Promise<number> {
  const { id } = await publishJob(company);
  readOk(await test.visit().post('/api/content-reports/', { target: 'job', id, reason: 'misleading' }));
  const { items } = readOk<ModerationCasesPage>(
    await people.operator.get('/api/moderation/cases/?page_size=1'),
  );
  return items[0]?.id ?? 0;
}

const ofCase: Probe['request'] = async (scene) => ({ params: { id: await openCase(scene) } });

/** The decision to hide a job, with the token of the mailed link. */
async function decide(scene: Scene): Promise<{ id: number; token: string }> {
  const { test, people } = scene;
  const body = { action: 'hide', reason: 'The salary is not that of the contract.' };
  readOk(await people.operator.post(`/api/moderation/cases/${await openCase(scene)}/actions/`, body));
  const newest = 'select max(id)::int as id from moderation_actions';
  const { rows } = await test.dependencies.db.execute<{ id: number }>(newest);
  const id = rows[0]?.id ?? 0;
  return { id, token: sign(test.dependencies.config.sessionSecret, 'decision', String(id)) };
}

/** Reports, the queue and decisions. */
export const moderationProbes: Probes = {
  'POST /content-reports/': {
    request: async ({ company }) => ({
      body: { target: 'job', id: (await publishJob(company)).id, reason: 'payment', text: 'CHF 200 first.' },
    }),
    except: { 'owning provider': 403 },
  },
  'GET /moderation/cases/': nothing,
  'GET /moderation/cases/:id/': { request: ofCase },
  'POST /moderation/cases/:id/actions/': {
    request: async (scene) => ({
      ...(await ofCase(scene)),
      body: { action: 'ask', reason: 'Is the salary right?' },
    }),
  },
  'GET /decisions/:id/': {
    request: async (scene) => ({ params: { id: (await decide(scene)).id } }),
    except: {
      anonymous: 404,
      'owning seeker': 404,
      'other seeker': 404,
      'other provider': 404,
    },
  },
  'POST /decisions/:id/appeal/': {
    request: async (scene) => {
      const { id, token } = await decide(scene);
      return { params: { id }, query: { token }, body: { text: 'It is: see the contract.' } };
    },
  },
};
