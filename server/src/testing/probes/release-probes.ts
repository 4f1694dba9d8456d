import { OPERATOR_TOKEN } from '../operator-token';
import type { PathGrantReply, Preview, PreviewBody, TeamToken, Train, TrainBody } from '@metier/sdk/contract';
import type { TestApp } from '../index';
import { listEntries, makeRelease, packEntries, publishRelease } from '../releases';
import { issueTicket } from '../../platform/reports/ticket';
import type { Scene } from '../access-scene';
import { readOk } from '../fixtures';
import { makeName, nothing, type ProbeRequest, type Probes } from './probe';

const makeNextRelease = (name = 'mf-seeker') =>
  makeRelease(name, { version: `1.0.0-${makeName().replace('-', '')}` });

async function publishNext(test: TestApp, name?: string): Promise<ReturnType<typeof makeNextRelease>> {
  const release = makeNextRelease(name);
  await publishRelease(test, release);
  return release;
}

const previewBody: PreviewBody = {
  remote: 'mf-seeker',
  origin: 'http://localhost:4001',
  container: 'mf_seeker_dev',
  contract: 1,
  entry: '/remoteEntry.js',
  routes: [],
  fragments: [],
};

async function preview({ operator }: Scene): Promise<{ params: { id: string }; body: PreviewBody }> {
  const { id } = readOk<Preview>(await operator.post('/api/releases/previews/', previewBody));
  return { params: { id }, body: previewBody };
}

async function describeTrain({ test }: Scene): Promise<TrainBody> {
  const members = [await publishNext(test), await publishNext(test, 'mf-provider')];
  return {
    channel: 'production',
    releases: members.map(({ name: remote, version }) => ({ remote, version })),
    reason: 'They belong together.',
  };
}

/** Report of a page that was served no release. */
function report({ test }: Scene): ProbeRequest {
  const ticket = issueTicket(test.dependencies, { channel: 'production', revision: '1', releases: [] });
  return { body: { ticket, items: [{ kind: 'view', remote: 'shell', version: '1.0.0', path: '/' }] } };
}

/** Releases, their tokens and the reports of pages. */
export const releaseProbes: Probes = {
  'POST /releases/': {
    request: async () => ({ archive: await packEntries(listEntries(makeNextRelease())) }),
  },
  'GET /releases/': nothing,
  'GET /releases/status/': nothing,
  'GET /releases/usage/': nothing,
  'GET /releases/packages/': { request: async () => ({ query: { contains: 'leaflet@2' } }) },
  'GET /releases/:remote/:version/sbom/': {
    request: async ({ test }) => {
      const { name: remote, version } = await publishNext(test);
      return { params: { remote, version } };
    },
  },
  'GET /releases/sbom/': nothing,
  'POST /releases/check/': {
    request: async ({ test }) => {
      const { name: remote, version } = await publishNext(test);
      return { body: { remote, version, channel: 'production' } };
    },
  },
  'POST /releases/moves/': {
    request: async ({ test }) => {
      const { name: remote, version } = await publishNext(test);
      const body = { remote, version, channel: 'production', action: 'promote', reason: 'It is better.' };
      return { body };
    },
  },
  'GET /releases/moves/': nothing,
  'POST /releases/trains/': { request: async (scene) => ({ body: await describeTrain(scene) }) },
  'POST /releases/rollouts/': {
    request: async (scene) => {
      await scene.operator.post('/api/releases/trains/', await describeTrain(scene));
      return { body: { ...(await describeTrain(scene)), share: 10 } };
    },
  },
  'POST /releases/trains/:id/rollback/': {
    request: async (scene) => {
      await scene.operator.post('/api/releases/trains/', await describeTrain(scene));
      const reply = await scene.operator.post('/api/releases/trains/', await describeTrain(scene));
      return { params: { id: readOk<Train>(reply).id }, body: { reason: 'It was better before.' } };
    },
  },
  'GET /releases/tokens/': nothing,
  'POST /releases/tokens/': { request: () => ({ body: { name: makeName(), remote: 'mf-seeker' } }) },
  'DELETE /releases/tokens/:id/': {
    request: async ({ operator }) => {
      const body = { name: makeName(), remote: 'mf-seeker' };
      const { id } = readOk<TeamToken>(await operator.post('/api/releases/tokens/', body));
      return { params: { id } };
    },
  },
  'GET /releases/paths/': nothing,
  'POST /releases/paths/': {
    request: () => ({ body: { remote: 'mf-seeker', path: `/${makeName()}` } }),
  },
  'DELETE /releases/paths/:id/': {
    request: async ({ operator }) => {
      const body = { remote: 'mf-seeker', path: `/${makeName()}` };
      const { id } = readOk<PathGrantReply>(await operator.post('/api/releases/paths/', body));
      return { params: { id } };
    },
  },
  'GET /releases/audit/': nothing,
  'GET /tasks/': nothing,
  'POST /releases/links/': { request: () => ({ body: { release: 'reset' } }) },
  'POST /releases/previews/': { request: () => ({ body: previewBody }) },
  'PUT /releases/previews/:id/': { request: preview },
  'DELETE /releases/previews/:id/': {
    request: async (scene) => ({ params: (await preview(scene)).params }),
  },
  'GET /releases/failures/': nothing,
  'POST /reports/': { request: report },
  'POST /reports/csp/': { request: () => ({ body: { 'csp-report': { 'blocked-uri': 'inline' } } }) },
  'GET /releases/session/': nothing,
  'POST /releases/session/': { request: () => ({ body: { token: OPERATOR_TOKEN } }) },
  'DELETE /releases/session/': nothing,
};
