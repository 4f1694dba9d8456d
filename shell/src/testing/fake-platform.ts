import {
  Approval,
  AuditEntry,
  Move,
  PageFailure,
  Release,
  StatusReply,
  TaskSummary,
  TeamSession,
  type LiveRemote,
  type Rollout,
  type Verdict,
} from '@metier/sdk/contract';
import type { FakeApi } from '@metier/testing';
import { Type } from 'typebox';

const AT = '2026-11-21T08:12:00.000Z';

const CHECKS = ['contract', 'shared', 'routes', 'operations', 'files', 'size', 'smoke'] as const;
const yes = (check: Verdict['check']): Verdict => ({
  check,
  verdict: 'yes',
  why: 'Nothing stands against it.',
});

export const makeLive = (given: Partial<LiveRemote> = {}): LiveRemote => ({
  remote: 'mf-seeker',
  channel: 'production',
  version: '1.4.1-77aa01bc23',
  since: AT,
  actor: 'Seeker team',
  reason: 'Filters remember themselves',
  revision: 41,
  train: null,
  rollout: null,
  health: { views: 1204, failures: 3 },
  verdicts: CHECKS.map(yes),
  ...given,
});

export const makeRollout = (given: Partial<Rollout> = {}): Rollout => ({
  version: '1.5.0-0a1b2c3d4e',
  members: [{ remote: 'mf-seeker', version: '1.5.0-0a1b2c3d4e' }],
  share: 10,
  margin: 1,
  minimum_views: 500,
  since: AT,
  candidate: { views: 312, failures: 2 },
  stable: { views: 9004, failures: 27 },
  ...given,
});

export const makeMove = (given: Partial<Move> = {}): Move => ({
  revision: 41,
  train: null,
  remote: 'mf-seeker',
  channel: 'production',
  action: 'promote',
  version: '1.4.1-77aa01bc23',
  candidate: null,
  share: 0,
  actor: 'Seeker team',
  reason: 'Filters remember themselves',
  at: AT,
  ...given,
});

export const makeFailure = (given: Partial<PageFailure> = {}): PageFailure => ({
  id: 7,
  at: AT,
  remote: 'mf-seeker',
  version: '1.5.0-0a1b2c3d4e',
  channel: 'production',
  revision: '42~mf-seeker',
  replay: 'eyJ.signed',
  kind: 'render',
  path: '/applications',
  message: 'Cannot read properties of undefined',
  ...given,
});

const entry: AuditEntry = {
  id: 3,
  at: AT,
  actor: 'Provider team',
  action: 'promote',
  remote: 'mf-seeker',
  version: '1.4.1-77aa01bc23',
  channel: 'production',
  outcome: 'refused',
  detail: 'This token is for mf-provider.',
};

const task: TaskSummary = {
  kind: 'daily-mail',
  waiting: 12,
  due: 3,
  dead: 1,
  late_seconds: 4000,
  last_error: 'Error: The mail could not be written',
};

const release: Release = {
  remote: 'mf-seeker',
  version: '1.5.0-0a1b2c3d4e',
  size: 240_112,
  file_count: 24,
  routes: [{ path: '/applications', access: 'job_seeker' }],
  fragments: [],
  published_by: 'Seeker team',
  published_at: AT,
};

export const makeApproval = (given: Partial<Approval> = {}): Approval => ({
  id: 7,
  act: 'release',
  state: 'open',
  title: 'mf-seeker 1.5.0-0a1b2c3d4e',
  release: { remote: 'mf-seeker', version: '1.5.0-0a1b2c3d4e' },
  since: '1.4.1-77aa01bc23',
  news: {
    operations: ['POST /api/jobs/'],
    paths: [],
    hosts: ['maps.example'],
    storage: [],
    packages: [
      {
        name: 'leaflet',
        version: '2.0.0',
        before: null,
        license: 'BSD-2-Clause',
        is_permissive: true,
        published_at: AT,
        is_young: true,
      },
      {
        name: 'maps',
        version: '1.0.1',
        before: '1.0.0',
        license: 'GPL-3.0-only',
        is_permissive: false,
        published_at: null,
        is_young: false,
      },
    ],
    size: { before: 240_000, after: 262_000 },
  },
  reason: 'A map of jobs',
  asked_by: 'Seeker team',
  asked_at: AT,
  ends_at: AT,
  approvers: ['Anna', 'Ben'],
  signed_by: null,
  signed_at: null,
  ...given,
});

interface Given {
  readonly approvals?: readonly Approval[];
  readonly live?: readonly LiveRemote[];
  readonly failures?: readonly PageFailure[];
  readonly moves?: readonly Move[];
  readonly audit?: readonly AuditEntry[];
  readonly releases?: readonly Release[];
}

/** Mocks every API call of the page, for a visitor with a valid token. */
export function answerPlatform(api: FakeApi, given: Given = {}): void {
  const { live = [makeLive()], failures = [makeFailure()], moves = [makeMove()] } = given;
  const { audit = [entry], releases = [release], approvals = [] } = given;
  const body = { revisions: { production: 41, staging: 12 }, live };
  api.on('post', 'releases/session/', { body: { name: 'Seeker team', remote: 'mf-seeker' } }, TeamSession);
  api.on('get', 'releases/status/', { body }, StatusReply);
  api.on('get', 'releases/approvals/', { body: approvals }, Type.Array(Approval));
  api.on('get', 'releases/failures/', { body: failures }, Type.Array(PageFailure));
  api.on('get', 'releases/moves/', { body: moves }, Type.Array(Move));
  api.on('get', 'releases/audit/', { body: audit }, Type.Array(AuditEntry));
  api.on('get', 'tasks/', { body: [task] }, Type.Array(TaskSummary));
  api.on('get', 'releases/', { body: releases }, Type.Array(Release));
}
