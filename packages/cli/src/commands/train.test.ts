import type { GateBody, Train, TrainBody } from '@metier/sdk/contract';
import { FakeServer, makeLive, makeRelease } from '../testing/fake-server';
import { typeWords } from '../testing/type-words';

let server: FakeServer;

beforeEach(async () => {
  server = new FakeServer();
  server.releases = [
    makeRelease('2.1.0-bbbb', 'shell'),
    makeRelease('2.0.0-cccc', 'mf-seeker'),
    makeRelease('2.0.0-aaaa', 'shell'),
    makeRelease('1.0.0-aaaa', 'mf-seeker'),
  ];
  await server.start();
});
afterEach(() => server.stop());

const type = (words: string, environment?: NodeJS.ProcessEnv) => typeWords(server, words, environment);
const bodies = <Body>(name: string) =>
  server.calls.filter((call) => call.name === name).map(({ body }) => JSON.parse(String(body)) as Body);

const PROMOTE = 'promote shell@2 mf-seeker@2.0.0 --reason "Contract 2" --no-smoke';

it('promoting several checks each together with the others at the gate, and moves them in one call', async () => {
  const { code, out } = await type(PROMOTE);
  expect([code, out]).toEqual([
    0,
    'Train 6 is live on production: shell 2.1.0-bbbb, mf-seeker 2.0.0-cccc.\n',
  ]);
  const [shell, seeker] = [
    { remote: 'shell', version: '2.1.0-bbbb' },
    { remote: 'mf-seeker', version: '2.0.0-cccc' },
  ];
  expect(bodies<GateBody>('POST check/')).toEqual([
    { ...shell, channel: 'production', together: [seeker] },
    { ...seeker, channel: 'production', together: [shell] },
  ]);
  expect(bodies<TrainBody>('POST trains/')).toEqual([
    {
      channel: 'production',
      releases: [shell, seeker],
      reason: 'Contract 2',
      expected_revision: 5,
    },
  ]);
  expect(server.changes).toEqual(['POST trains/']);
});

it('promoting several takes the newest of each where no version is named', async () => {
  await type('promote shell mf-seeker --channel staging --reason x --no-smoke');
  expect(bodies<TrainBody>('POST trains/')[0]).toMatchObject({
    channel: 'staging',
    releases: [{ version: '2.1.0-bbbb' }, { version: '2.0.0-cccc' }],
  });
});

it('promoting several ends with code 2 and moves nothing when the gate refuses one of them', async () => {
  server.verdicts = [{ check: 'contract', verdict: 'no', why: 'It speaks contract 3.' }];
  const { code, err } = await type(PROMOTE);
  expect([code, server.changes]).toEqual([2, []]);
  expect(err).toContain('shell 2.1.0-bbbb and mf-seeker 2.0.0-cccc cannot be deployed.');
});

it('promoting several ends with code 3 if one of its remotes was moved in between', async () => {
  server.beforeMove = () => {
    server.revisions = { production: 6, staging: 0 };
    server.live = [makeLive({ revision: 6, actor: 'seekers', version: '1.1.0-dddd' })];
    return [409, { detail: 'Meanwhile.' }];
  };
  const { code, err } = await type(PROMOTE);
  expect(code).toBe(3);
  expect(err).toContain('seekers has moved mf-seeker on production meanwhile, to 1.1.0-dddd');
  expect(server.changes).toEqual(['POST trains/']);
});

it('promoting several ends with code 4 when the token is not for all of them', async () => {
  server.beforeMove = () => [403, { detail: 'The token is for mf-seeker.' }];
  expect(await type(PROMOTE)).toMatchObject({ code: 4, err: expect.stringContaining('for mf-seeker') });
});

it('promoting several is tried by a dry run, and by check, which change nothing', async () => {
  const dry = await type(`${PROMOTE} --dry-run`);
  expect([dry.code, dry.out]).toEqual([
    0,
    'Dry run: would promote the train shell 2.1.0-bbbb, mf-seeker 2.0.0-cccc on production. Nothing was changed.\n',
  ]);
  const checked = await type('check shell@2 mf-seeker@2 --no-smoke');
  expect([checked.code, checked.out]).toEqual([
    0,
    'shell 2.1.0-bbbb, mf-seeker 2.0.0-cccc can be deployed on production.\n',
  ]);
  expect(server.changes).toEqual([]);
});

it.each([
  ['promote shell@2 mf-seeker@ --reason x --no-smoke', '"mf-seeker@" does not name a release'],
  ['promote shell@2 1.0.0 --reason x --no-smoke', '"1.0.0" does not name a release'],
  ['promote shell@3 mf-seeker@2 --reason x --no-smoke', 'There is no release 3 of shell'],
])('promoting words that name no release ends with code 1: %s', async (words, sentence) => {
  expect(await type(words)).toMatchObject({ code: 1, err: expect.stringContaining(sentence) });
  expect(server.changes).toEqual([]);
});

it('one release may be named so, too', async () => {
  expect(await type('promote mf-seeker@1 --reason x --no-smoke')).toMatchObject({
    code: 0,
    out: expect.stringContaining('mf-seeker 1.0.0-aaaa is live'),
  });
});

describe('a train that is live', () => {
  beforeEach(() => {
    server.live = [
      makeLive({ remote: 'shell', version: '2.1.0-bbbb', train: 4, revision: 4, reason: 'Contract 2' }),
      makeLive({ version: '2.0.0-cccc', train: 4, revision: 5, reason: 'Contract 2' }),
      makeLive({ remote: 'mf-public' }),
    ];
  });

  it('goes back as one', async () => {
    const { code, out } = await type('rollback --train 4 --reason "It was better"');
    expect([code, out]).toEqual([
      0,
      'Train 7 has gone back on production: shell 1.0.0-aaaa, mf-seeker 1.0.0-aaaa.\n',
    ]);
    expect(bodies('POST trains/4/rollback/')).toEqual([{ reason: 'It was better', expected_revision: 5 }]);
  });

  it('is shown as one by status', async () => {
    const { out } = await type('status');
    expect(out).toMatch(
      /Trains\n {2}4 on production: shell 2\.1\.0-bbbb, mf-seeker 2\.0\.0-cccc \("Contract 2"\)/,
    );
  });

  it.each([
    ['rollback --train 9 --reason x', 'Nothing of a train 9 is live'],
    ['rollback --train none --reason x', '--train is a number'],
    ['rollback mf-seeker --train 4 --reason x', 'rollback is used so:'],
    ['rollback --reason x', 'rollback is used so:'],
  ])('is named by its number: %s', async (words, sentence) => {
    expect(await type(words)).toMatchObject({ code: 1, err: expect.stringContaining(sentence) });
    expect(server.changes).toEqual([]);
  });

  it('is a document for programs', async () => {
    const { out } = await type('rollback --train 4 --reason x --json');
    expect((JSON.parse(out) as { train: Train }).train).toMatchObject({ id: 7, channel: 'production' });
  });
});
