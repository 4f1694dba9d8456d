import type { Approval } from '@metier/sdk/contract';
import { startFakeServer } from './testing/start-fake-server';

const fake = startFakeServer();
const { type } = fake;

const REQUEST: Partial<Approval> = {
  id: 7,
  state: 'open',
  title: 'mf-seeker 1.1.0-bbbb',
  since: '1.0.0-aaaa',
  approvers: ['Anna', 'Ben'],
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
        is_young: true,
      },
      {
        name: 'maps',
        version: '1.0.1',
        before: '1.0.0',
        license: 'GPL-3.0-only',
        is_permissive: false,
        published_at: null,
      },
    ],
    size: { before: 1000, after: 2500 },
  },
};
const SIGNED: Partial<Approval> = { ...REQUEST, state: 'signed', signed_by: 'Ben' };

/** Refuses the first move, until a person has approved it. */
function askForApproval(): void {
  let isAsked = false;
  fake.server.beforeMove = () => {
    if (isAsked) return undefined;
    isAsked = true;
    return [409, { detail: 'mf-seeker waits for a person.', path: '/platform?approval=7' }];
  };
}

it('a promotion that waits says what is new and who can approve it, and goes on once they have', async () => {
  askForApproval();
  fake.server.approvals = [REQUEST, SIGNED];
  const { code, out, err } = await type('promote mf-seeker --reason x --no-smoke --wait 5');
  expect([code, out]).toEqual([0, expect.stringContaining('mf-seeker 1.1.0-bbbb is live')]);
  expect(err).toContain('mf-seeker 1.1.0-bbbb in place of 1.0.0-aaaa');
  expect(err).toContain('+ calls: POST /api/jobs/');
  expect(err).toContain('+ hosts: maps.example');
  expect(err).toContain('+ packages: leaflet 2.0.0, maps 1.0.1 (1.0.0)\n');
  expect(err).toContain('+ younger than four days: leaflet 2.0.0\n');
  expect(err).toContain('+ of unknown age: maps 1.0.1\n');
  expect(err).toContain('+ licences that need a look: maps GPL-3.0-only\n');
  expect(err).toContain('size: 2.5 kB instead of 1.0 kB');
  expect(err).toContain(`Anna or Ben can approve it: ${fake.server.address}/platform?approval=7`);
  expect(err).toContain('Ben has approved it.');
});

it('a pipeline does not wait, unless it is told to, and ends with code 6 and the address', async () => {
  askForApproval();
  fake.server.approvals = [REQUEST];
  const { code, err } = await type('promote mf-seeker --reason x --no-smoke');
  expect(code).toBe(6);
  expect(err).toContain('mf-seeker waits for a person. http://127.0.0.1');
});

it('another team’s remote is refused before its pages are opened', async () => {
  fake.server.tokenFor = 'mf-provider';
  const { code, err } = await type('promote mf-seeker --reason x');
  expect(code).toBe(4);
  expect(err).toContain('The token is for mf-provider, and this is about mf-seeker.');
  expect(fake.server.calls.map(({ name }) => name)).not.toContain('POST check/');
});
