import { writeStatement } from '../../platform/custody/statement';
import { insertApproval } from '../../platform/custody/approvals.repository';
import { inviteApprover } from '../../platform/custody/approvers.service';
import type { Scene } from '../access-scene';
import { listEntries, makeRelease, packEntries, sendArchive } from '../releases';
import { readOk } from '../fixtures';
import { madeUpPasskey, makeName, nothing, type ProbeRequest, type Probes } from './probe';

async function invite({ test }: Scene): Promise<string> {
  const invited = { name: makeName(), remote: '*', now: test.dependencies.clock() };
  return (await inviteApprover(test.dependencies.db, invited)) ?? '';
}

/** A request that waits for a person. */
async function makeRequest({ test }: Scene): Promise<ProbeRequest> {
  const now = test.dependencies.clock();
  const body = { name: makeName(), remote: 'mf-seeker' };
  const facts = { title: 'A token', reason: '', askedBy: 'operator', at: now.toISOString() };
  const { id } = await insertApproval(test.dependencies.db, {
    act: 'token',
    subject: body.name,
    statement: writeStatement({ act: 'token', remote: 'mf-seeker', body, ...facts }),
    askedBy: 'operator',
    createdAt: now,
    endsAt: new Date(now.getTime() + 3_600_000),
  });
  return { params: { id } };
}

/** Only a device can answer; the test of custody has one. */
const NO_DEVICE = {
  anonymous: 400,
  'owning seeker': 400,
  'other seeker': 400,
  'owning provider': 400,
  'other provider': 400,
  operator: 400,
  'one factor': 400,
  unverified: 400,
} as const;

/** What persons approve. */
export const approvalProbes: Probes = {
  'GET /releases/approvers/': nothing,
  'POST /releases/approvers/invitation/': {
    request: async (scene) => ({ body: { code: await invite(scene) } }),
  },
  'POST /releases/approvers/': {
    request: async (scene) => ({ body: { code: await invite(scene), response: madeUpPasskey } }),
    except: NO_DEVICE,
  },
  'GET /releases/approvals/': nothing,
  'GET /releases/approvals/:id/': { request: makeRequest },
  'PUT /releases/approvals/:id/': {
    request: async (scene) => ({ ...(await makeRequest(scene)), body: { response: madeUpPasskey } }),
  },
  'POST /releases/rebuilds/': {
    async request({ operator, test }) {
      const release = makeRelease('mf-seeker', { version: `1.0.0-${makeName().replace('-', '')}` });
      const seekers = await operator.post('/api/releases/tokens/', { name: makeName(), remote: 'mf-seeker' });
      const { token } = readOk<{ token: string }>(seekers);
      await sendArchive(test, await packEntries(listEntries(release)), token);
      const files = Object.entries(release.files).map(([path, { integrity }]) => [path, integrity]);
      return { body: { remote: release.name, version: release.version, files: Object.fromEntries(files) } };
    },
  },
};
