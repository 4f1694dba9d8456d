import { chooseForVisitor, hasRollout, type VisitorContext } from './choose';
import type { LiveState, PublishedRelease } from '../registry/live-state';
import { drawBucket } from './rollout';

const publish = (remote: string, version: string) => ({ id: 1, remote, version }) as PublishedRelease;

const shell = publish('shell', '1.0.0');
const jobs = publish('mf-public', '1.0.0');
const first = publish('mf-seeker', '1.0.0');
const second = publish('mf-seeker', '2.0.0');
const third = publish('mf-seeker', '3.0.0');

const setLive = (state: Partial<LiveState> & Pick<LiveState, 'remote'>): LiveState =>
  ({ channel: 'production', share: 0, salt: 'salt', ...state }) as LiveState;

/** Rollout of mf-seeker's third release to half of the visitors; the second is stable. */
const live = [
  setLive({ remote: 'mf-seeker', stable: second, candidate: third, share: 5_000 }),
  setLive({ remote: 'mf-public', stable: jobs }),
  setLive({ remote: 'shell', stable: shell }),
];

let states: readonly LiveState[];
beforeEach(() => {
  states = live;
});

const snapshot = {
  revisionOf: () => 142,
  listLive: () => states,
  listLiveAt: (_: string, revision: number) =>
    revision === 100
      ? [setLive({ remote: 'mf-seeker', stable: first, candidate: second, share: 100 })]
      : states,
  findLastGood: (_: string, remote: string, ...failing: string[]) =>
    [second, first].find((release) => release?.remote === remote && !failing.includes(release.version)),
};

const findVisitor = (isInside: boolean) =>
  Array.from({ length: 100 }, (_, at) => `visitor ${at}`).find(
    (visitor) => drawBucket('salt', visitor) < 5_000 === isInside,
  );
const insider = findVisitor(true);
const outsider = findVisitor(false);

const choose = (facts: Partial<VisitorContext> = {}) =>
  chooseForVisitor(snapshot, { channel: 'production', ...facts });
const seekerOf = (facts: Partial<VisitorContext>) =>
  choose(facts).remotes.find(({ remote }) => remote === 'mf-seeker')?.version;
const failing = (...versions: string[]) => versions.map((version) => ({ remote: 'mf-seeker', version }));

test('a visitor in the share gets the candidate, another one what is live, and the revision says which', () => {
  expect(seekerOf({ visitorId: insider })).toBe('3.0.0');
  expect(choose({ visitorId: insider }).revision).toBe('142~mf-seeker');
  expect(seekerOf({ visitorId: outsider })).toBe('2.0.0');
  expect(choose({ visitorId: outsider }).revision).toBe('142');
  expect(seekerOf({})).toBe('2.0.0');
});

test('the shell is chosen like a remote, and is none', () => {
  expect(choose().shell).toBe(shell);
  expect(choose().remotes.map(({ remote }) => remote)).toEqual(['mf-public', 'mf-seeker']);
});

test('of a remote that was killed there is nothing', () => {
  states = [setLive({ remote: 'mf-seeker', stable: undefined })];
  expect(choose()).toMatchObject({ shell: undefined, remotes: [], revision: '142' });
});

test('an override replaces the release that was drawn, and is listed', () => {
  const chosen = choose({ visitorId: insider, overrides: [first] });
  expect(chosen.remotes.map(({ version }) => version)).toEqual(['1.0.0', '1.0.0']);
  expect(chosen).toMatchObject({ revision: '142', overrides: [{ remote: 'mf-seeker', version: '1.0.0' }] });
});

test('a chosen channel is listed as an override', () => {
  const chosen = choose({ channel: 'staging', hasChosenChannel: true });
  expect(chosen.overrides).toEqual([{ remote: '*', version: 'staging' }]);
});

test('a preview takes the place of the remote', () => {
  const preview = { id: 'abc', remote: 'mf-seeker', origin: 'http://localhost:4001' };
  const chosen = choose({ visitorId: insider, previews: [preview as never] });
  expect(chosen.remotes.map(({ remote }) => remote)).toEqual(['mf-public']);
  expect(chosen).toMatchObject({ revision: '142', overrides: [{ remote: 'mf-seeker', version: 'dev.abc' }] });
});

test('a failed candidate falls back to the stable release, and that to the last good one, and so on', () => {
  expect(seekerOf({ visitorId: insider, without: failing('3.0.0') })).toBe('2.0.0');
  expect(seekerOf({ visitorId: outsider, without: failing('2.0.0') })).toBe('1.0.0');
  expect(seekerOf({ visitorId: insider, without: failing('3.0.0', '2.0.0') })).toBe('1.0.0');
  expect(choose({ visitorId: insider, without: failing('3.0.0') }).revision).toBe('142');
});

test('where everything has failed, or something else did, it stays as it is', () => {
  const all = failing('3.0.0', '2.0.0', '1.0.0');
  expect(seekerOf({ visitorId: insider, without: all })).toBe('3.0.0');
  expect(seekerOf({ visitorId: outsider, without: all })).toBe('2.0.0');
  expect(seekerOf({ visitorId: insider, without: failing('9.9.9') })).toBe('3.0.0');
  expect(seekerOf({ without: failing('2.0.0'), overrides: [second] })).toBe('2.0.0');
});

test('a replay gives what a visitor had at that revision, and nothing of today', () => {
  const replay = { revision: 100, candidates: ['mf-seeker'] };
  expect(choose({ visitorId: outsider, replay })).toMatchObject({
    revision: '100~mf-seeker',
    remotes: [second],
    overrides: [{ remote: '*', version: '100~mf-seeker' }],
  });
  expect(choose({ replay: { revision: 100, candidates: [] } }).remotes).toEqual([first]);
});

describe('a set that is rolled out together', () => {
  const newShell = publish('shell', '2.0.0');
  const newJobs = publish('mf-public', '2.0.0');
  const set = { salt: 'salt', share: 5_000 };
  const namesOf = (facts: Partial<VisitorContext>) => {
    const { shell: frame, remotes } = choose(facts);
    return [frame, ...remotes].map((release) => `${release?.remote} ${release?.version[0]}`).join(', ');
  };
  const WHOLE = 'shell 2, mf-public 1, mf-seeker 3';
  const NONE = 'shell 1, mf-public 1, mf-seeker 2';
  beforeEach(() => {
    states = [
      setLive({ remote: 'mf-public', stable: jobs }),
      setLive({ remote: 'mf-seeker', stable: second, candidate: third, ...set }),
      setLive({ remote: 'shell', stable: shell, candidate: newShell, ...set }),
    ];
  });

  test('a visitor gets all of its releases or none, and the revision names them', () => {
    for (let at = 0; at < 200; at += 1)
      expect([WHOLE, NONE]).toContain(namesOf({ visitorId: `visitor ${at}` }));
    expect(namesOf({ visitorId: insider })).toBe(WHOLE);
    expect(choose({ visitorId: insider }).revision).toBe('142~mf-seeker~shell');
    expect(choose({ visitorId: outsider }).revision).toBe('142');
  });

  test('a visitor for whom one of its releases has failed gets none of it', () => {
    expect(namesOf({ visitorId: insider, without: failing('3.0.0') })).toBe(NONE);
    const all = failing('3.0.0', '2.0.0', '1.0.0');
    expect(namesOf({ visitorId: insider, without: all })).toBe(WHOLE);
  });

  test('a visitor with an override of anything gets none of it', () => {
    expect(namesOf({ visitorId: insider, overrides: [first] })).toBe('shell 1, mf-public 1, mf-seeker 1');
    expect(namesOf({ visitorId: insider, overrides: [newJobs] })).toBe('shell 1, mf-public 2, mf-seeker 2');
  });

  test('an open page in another shell than the set’s gets none of it', () => {
    const inPage = { ...shell, description: { container: 'none' } } as never;
    expect(namesOf({ visitorId: insider, shellInPage: inPage })).toBe(NONE);
  });

  test('a replay that names one of its members shows all of it', () => {
    const replayOf = (...candidates: string[]) => namesOf({ replay: { revision: 142, candidates } });
    expect(replayOf('mf-seeker')).toBe(WHOLE);
    expect(replayOf('mf-seeker', 'shell')).toBe(WHOLE);
    expect(replayOf()).toBe(NONE);
  });

  test('another rollout beside it draws visitors of its own', () => {
    states = states.map((state) =>
      state.remote === 'mf-public' ? { ...state, candidate: newJobs, share: 5_000, salt: 'other' } : state,
    );
    const seen = new Set(Array.from({ length: 200 }, (_, at) => namesOf({ visitorId: `visitor ${at}` })));
    expect([...seen].sort()).toEqual(
      [NONE, WHOLE].flatMap((name) => [name, name.replace('mf-public 1', 'mf-public 2')]).sort(),
    );
  });

  test('on staging, where one of its remotes has another release, it is not shown', () => {
    const production = states;
    const own = { ...setLive({ remote: 'mf-seeker', stable: first }), channel: 'staging' as const };
    const staging = production.map((state) => (state.remote === 'mf-seeker' ? own : state));
    const known = {
      ...snapshot,
      listLive: (channel: string) => (channel === 'staging' ? staging : production),
    };
    const chosen = chooseForVisitor(known, { channel: 'staging', visitorId: insider });
    expect([chosen.shell?.version, chosen.revision]).toEqual(['1.0.0', '142']);
  });
});

test('a channel has a rollout as long as a remote has a candidate', () => {
  expect(hasRollout(snapshot, 'production')).toBe(true);
  states = [setLive({ remote: 'mf-seeker', stable: second })];
  expect(hasRollout(snapshot, 'production')).toBe(false);
});

describe('an open page with a shell that', () => {
  const shellOf = (contracts: number[]) =>
    ({
      remote: 'shell',
      version: '9',
      description: { contracts, provides: {} },
    }) as unknown as PublishedRelease;
  const seekerFor = (version: string, from: number, to: number) =>
    ({
      ...publish('mf-seeker', version),
      description: { container: 'mf_seeker', contracts: { from, to }, shared: {} },
    }) as unknown as PublishedRelease;
  const good = [seekerFor('3.0.0', 2, 2), seekerFor('2.0.0', 2, 2), seekerFor('1.0.0', 1, 2)];
  const ask = (contracts: number[], facts: Partial<VisitorContext> = {}) => {
    states = [setLive({ remote: 'mf-seeker', stable: good[0] })];
    const known = {
      ...snapshot,
      findLastGood: (_: string, _remote: string, ...failed: string[]) =>
        good.find(({ version }) => !failed.includes(version)),
    };
    const shellInPage = shellOf(contracts);
    return chooseForVisitor(known, { channel: 'production', shellInPage, ...facts }).remotes[0]?.version;
  };

  test('supports the contract of the live release gets that release', () => {
    expect(ask([1, 2])).toBe('3.0.0');
  });

  test('is older gets the newest good release that it can run', () => {
    expect(ask([1])).toBe('1.0.0');
  });

  test('can run none of them gets what is live, and says so itself', () => {
    expect(ask([7])).toBe('3.0.0');
    expect(ask([1], { without: failing('1.0.0') })).toBe('3.0.0');
  });
});
