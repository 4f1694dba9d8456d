import type { AnyRelease, GateCheck, RemoteRelease, ShellRelease } from '@metier/sdk/contract';
import { runChecks } from './run-checks';
import { NO_LANGUAGES } from './testing/live-releases';

const NOTHING = {
  operations: [],
  api: { paths: {}, components: { schemas: {} } },
  files: {},
};

const shell = (version: string, contracts: number[], react = '19.3.1'): ShellRelease => ({
  ...NOTHING,
  name: 'shell',
  version,
  contracts,
  provides: { react },
  entry: 'shell.js',
  start: [],
});

const remote = (
  name: string,
  version: string,
  from: number,
  to = from,
  react = '^19.0.0',
): RemoteRelease => ({
  ...NOTHING,
  name,
  version,
  contracts: { from, to },
  container: name,
  shared: { react },
  entry: 'remoteEntry.js',
  expose: [],
  routes: [],
  fragments: [],
});

const seeker = (version: string, from: number, to = from, react?: string) =>
  remote('mf-seeker', version, from, to, react);
const provider = (version: string, from: number, to = from, react?: string) =>
  remote('mf-provider', version, from, to, react);

interface Given {
  readonly live: readonly AnyRelease[];
  readonly published?: readonly AnyRelease[];
  readonly moving?: readonly string[];
}

function tell(check: GateCheck, candidate: AnyRelease, { live, published = [], moving }: Given): string {
  const all = [...published, ...live, candidate];
  const context = { api: NOTHING.api, grants: [], languages: NO_LANGUAGES, listPublished: () => all, moving };
  const verdict = runChecks(candidate, live, context).find((each) => each.check === check);
  return `${verdict?.verdict}: ${verdict?.why}`;
}

const LIVE = [shell('1.0.0-a', [1]), seeker('1.0.0-a', 1), provider('1.0.0-a', 1)];

describe('a range and a set that have a number in common', () => {
  test.each<[string, AnyRelease, readonly AnyRelease[]]>([
    ['a shell that speaks one more', shell('1.1.0-a', [1, 2]), LIVE],
    ['a remote that can live with the next one', seeker('1.1.0-a', 1, 2), LIVE],
    [
      'a remote of the new contract in a shell that speaks both',
      seeker('2.0.0-a', 2),
      [shell('1.1.0-a', [1, 2])],
    ],
    [
      'a shell of the new contract when all remotes know it',
      shell('2.0.0-a', [2]),
      [seeker('1.1.0-a', 1, 2)],
    ],
  ])('fit: %s', (_what, candidate, live) => {
    expect(tell('contract', candidate, { live })).toBe('yes: Shell and remotes speak a contract in common.');
  });
});

describe('a remote without a common contract with the live shell', () => {
  const candidate = seeker('2.0.0-a', 2);
  const misfit = 'no: mf-seeker 2.0.0-a speaks contract 2, and shell 1.0.0-a 1. ';

  it('is refused, suggesting a published shell that is compatible with all live remotes', () => {
    const published = [shell('2.0.0-a', [2]), shell('1.1.0-a', [1, 2])];
    expect(tell('contract', candidate, { live: LIVE, published })).toBe(
      `${misfit}To fix this: \`npm run release -- promote shell@1.1.0-a\`, and then this again.`,
    );
  });

  it('is refused, suggesting a train when no shell is compatible with the live remotes', () => {
    const published = [shell('2.0.0-a', [2]), provider('2.0.0-a', 2), provider('1.1.0-a', 1, 2)];
    expect(tell('contract', candidate, { live: LIVE, published })).toBe(
      `${misfit}To fix this: promote them as a train, ` +
        '`npm run release -- promote shell@2.0.0-a mf-seeker@2.0.0-a mf-provider@2.0.0-a`.',
    );
  });

  it('is refused, suggesting what to build when no published release helps', () => {
    const published = [shell('2.0.0-a', [2])];
    expect(tell('contract', candidate, { live: LIVE, published })).toBe(
      `${misfit}To fix this: publish and promote a shell that speaks 1 and 2 ` +
        '(`npm run release -- publish shell --promote`), or mf-seeker for contract 1 to 2.',
    );
  });
});

describe('a shell without a common contract with live remotes', () => {
  const candidate = shell('2.0.0-a', [2]);
  const misfit =
    'no: mf-seeker 1.0.0-a speaks contract 1, and shell 2.0.0-a 2; ' +
    'mf-provider 1.0.0-a speaks contract 1, and shell 2.0.0-a 2. ';
  const live = LIVE;

  it('is refused, suggesting published remotes that also run in the live shell, one after the other', () => {
    const published = [seeker('2.0.0-a', 2), seeker('1.1.0-a', 1, 2), provider('1.1.0-a', 1, 2)];
    expect(tell('contract', candidate, { live, published })).toBe(
      `${misfit}To fix this: \`npm run release -- promote mf-seeker@1.1.0-a\`, then ` +
        '`npm run release -- promote mf-provider@1.1.0-a`, and then this again.',
    );
  });

  it('is led to a train with remotes of the new contract', () => {
    const published = [seeker('2.0.0-a', 2), provider('1.1.0-a', 1, 2)];
    expect(tell('contract', candidate, { live, published })).toBe(
      `${misfit}To fix this: promote them as a train, ` +
        '`npm run release -- promote shell@2.0.0-a mf-seeker@2.0.0-a mf-provider@1.1.0-a`.',
    );
  });
});

it('a new shell and a new remote that refuse each other alone name the same train', () => {
  const live = LIVE.slice(0, 2);
  const [newShell, newSeeker] = [shell('2.0.0-a', [2]), seeker('2.0.0-a', 2)];
  const train = '`npm run release -- promote shell@2.0.0-a mf-seeker@2.0.0-a`';
  const published = [newShell, newSeeker];
  expect(tell('contract', newShell, { live, published })).toContain(train);
  expect(tell('contract', newSeeker, { live, published })).toContain(train);
  expect(tell('contract', newShell, { live: [newSeeker], moving: ['mf-seeker'] })).toMatch(/^yes/);
});

it('a train that lacks a remote is refused, suggesting the complete train', () => {
  const [newShell, newSeeker] = [shell('2.0.0-a', [2]), seeker('2.0.0-a', 2)];
  const live = [newSeeker, provider('1.0.0-a', 1)];
  const published = [provider('2.0.0-a', 2)];
  expect(tell('contract', newShell, { live, published, moving: ['mf-seeker'] })).toContain(
    '`npm run release -- promote shell@2.0.0-a mf-provider@2.0.0-a mf-seeker@2.0.0-a`',
  );
});

it('a candidate of a running rollout counts as live', () => {
  const live = [shell('1.0.0-a', [1, 2]), shell('2.0.0-a', [2])];
  expect(tell('contract', seeker('1.1.0-a', 1), { live })).toContain(
    'mf-seeker 1.1.0-a speaks contract 1, and shell 2.0.0-a 2',
  );
});

describe('shared libraries', () => {
  const shell20 = shell('2.0.0-a', [1], '20.0.0');

  it('fit when the range holds the version that the shell brings', () => {
    const live = [seeker('1.1.0-a', 1, 1, '^19 || ^20')];
    for (const candidate of [shell20, LIVE[0] as ShellRelease])
      expect(tell('shared', candidate, { live })).toMatch(/^yes/);
  });

  it('of a new shell lead to remotes that run in both, or to a train', () => {
    const misfit = 'no: mf-seeker 1.0.0-a needs react ^19.0.0, and shell 2.0.0-a brings 20.0.0. ';
    const live = LIVE.slice(0, 2);
    expect(tell('shared', shell20, { live, published: [seeker('1.1.0-a', 1, 1, '^19 || ^20')] })).toBe(
      `${misfit}To fix this: \`npm run release -- promote mf-seeker@1.1.0-a\`, and then this again.`,
    );
    expect(tell('shared', shell20, { live, published: [seeker('2.0.0-a', 1, 1, '^20')] })).toBe(
      `${misfit}To fix this: promote them as a train, \`npm run release -- promote shell@2.0.0-a mf-seeker@2.0.0-a\`.`,
    );
    expect(tell('shared', shell20, { live })).toBe(
      `${misfit}To fix this: publish and promote mf-seeker for react ^19.0.0 || ^20.0.0 ` +
        '(peerDependencies in its package.json).',
    );
  });

  it('and the contract of one release lead the same way', () => {
    const candidate = seeker('2.0.0-a', 2, 2, '^20');
    const published = [
      shell('3.0.0-a', [1], '20.0.0'),
      shell('2.0.0-a', [1, 2], '20.0.0'),
      provider('1.1.0-a', 1, 1, '^19 || ^20'),
    ];
    const train = 'promote shell@2.0.0-a mf-seeker@2.0.0-a mf-provider@1.1.0-a';
    for (const check of ['contract', 'shared'] as const)
      expect(tell(check, candidate, { live: LIVE, published })).toContain(train);
  });
});
