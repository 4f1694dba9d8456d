import type { LiveRemote, Move, PageFailure, Rollout, StatusReply, Verdict } from '@metier/sdk/contract';
import type { Step } from './screen';
import { answer, inTurn } from './steps';

/** Sample data with entries in every list; a new server has none. */
const MOMENT = '2026-11-20T09:24:00.000Z';

const verdicts: Verdict[] = [
  { check: 'contract', verdict: 'yes', why: 'Shell and remotes speak the same contract.' },
  { check: 'operations', verdict: 'no', why: 'GET /jobs/ 200 no longer has "salary_band".' },
  { check: 'smoke', verdict: 'unknown', why: 'Its pages have not been opened in a browser.' },
];

const rollout: Rollout = {
  version: '1.5.0-0a1b2c3d4e',
  members: [{ remote: 'mf-seeker', version: '1.5.0-0a1b2c3d4e' }],
  share: 10,
  margin: 1,
  minimum_views: 500,
  since: MOMENT,
  candidate: { views: 312, failures: 2 },
  stable: { views: 9004, failures: 27 },
};

const makeLive = (given: Partial<LiveRemote>): LiveRemote => ({
  remote: 'mf-seeker',
  channel: 'production',
  version: '1.4.1-77aa01bc23',
  since: MOMENT,
  actor: 'Seeker team',
  reason: 'Filters remember themselves',
  revision: 41,
  train: null,
  rollout: null,
  health: { views: 18_204, failures: 31 },
  verdicts: verdicts.slice(0, 1),
  ...given,
});

const status: StatusReply = {
  revisions: { production: 42, staging: 12 },
  live: [
    makeLive({ remote: 'shell', version: '2.3.0-9f8e7d6c5b', actor: 'Operator', reason: 'A quieter header' }),
    makeLive({
      remote: 'mf-public',
      verdicts,
      actor: 'Public team',
      reason: 'Search answers while one types',
    }),
    makeLive({ rollout }),
    makeLive({ channel: 'staging', version: '1.5.0-0a1b2c3d4e', health: { views: 0, failures: 0 } }),
    makeLive({
      remote: 'mf-provider',
      version: null,
      actor: 'Operator',
      reason: 'Jobs were published twice',
    }),
    makeLive({
      remote: 'mf-provider',
      channel: 'staging',
      rollout: { ...rollout, candidate: { views: 800, failures: 31 } },
    }),
  ],
};

const failure: PageFailure = {
  id: 7,
  at: MOMENT,
  remote: 'mf-seeker',
  version: '1.5.0-0a1b2c3d4e',
  channel: 'production',
  revision: '42~mf-seeker',
  replay: 'eyJ.signed',
  kind: 'chunk',
  path: '/applications/:id',
  message: 'Loading chunk 505 failed: /mf/mf-seeker/1.5.0-0a1b2c3d4e/505.10450b54e2.js',
};

const move: Move = {
  revision: 42,
  train: null,
  remote: 'mf-seeker',
  channel: 'production',
  action: 'canary',
  version: '1.4.1-77aa01bc23',
  candidate: '1.5.0-0a1b2c3d4e',
  share: 10,
  actor: 'Seeker team',
  reason: 'A first look at saved searches',
  at: MOMENT,
};

/** The platform with sample data, for an operator with a valid token. */
export const mockPlatformData: Step = inTurn(
  answer('**/api/releases/?**', []),
  answer('**/api/releases/status/', status),
  answer('**/api/releases/failures/', [failure, { ...failure, id: 8, kind: 'policy', path: '/' }]),
  answer('**/api/releases/moves/', [
    move,
    { ...move, revision: 41, action: 'kill', version: null, candidate: null },
  ]),
);
