import { inLab, SLOWNESS } from '../../testing/depth';
import { renderWorkerFile } from '../../testing/test-paths';
import { findSandbox, listWorkingSandboxes, NO_SANDBOX, type Sandbox } from './sandbox';
import { HOSTILE_BUILDS } from './testing/hostile-builds';
import { HOSTILE_WORKERS, isStopped } from './testing/hostile-workers';
import { HONEST_PAGE, tryBuild, tryWorker, type AttackResult } from './testing/try-hostile';

/** Parsing a frame of 1 MB may take about 70 MB until it is collected; an attack took 600 MB. */
const MAX_GROWTH_MB = 150;
const MAX_STALL_MS = 1_000;

const SEEN_BY_OTHERS = { others: [HONEST_PAGE, HONEST_PAGE], isDebugged: false };

function expectNothing({ gained, others, isDebugged, growth, stall }: AttackResult): void {
  expect({ gained, others, isDebugged }).toEqual({ gained: 'nothing', ...SEEN_BY_OTHERS });
  expect(growth).toBeLessThan(MAX_GROWTH_MB);
  expect(stall).toBeLessThan(MAX_STALL_MS * SLOWNESS);
}

/** One attack of each class. */
const EXAMPLES = new Set([
  'climbs from every global',
  'imports a module',
  'makes code from texts with every constructor of functions',
  'uses each way to the network that a platform has',
  'rewrites what every answer says',
  'pollutes every object',
  'fills its heap',
  'sends a page of 60 MB',
  'loops',
  'never answers',
  'splits the head of the answer',
  'leaves rejections behind that look at who handles them',
  'is no JavaScript',
  'reads a file of the server',
  'starts a program',
  'connects to the server from within the machine',
  'claims a frame of four gigabytes',
  'sends what is no JSON',
  'aborts',
]);
const choose = <Attack extends { readonly what: string }>(attacks: readonly Attack[]) =>
  inLab(
    attacks,
    attacks.filter(({ what }) => EXAMPLES.has(what)),
  ).map((attack) => [attack.what, attack] as const);

/** Set by `npm run reliability -- releases`: runs every attack in every sandbox, the weaker ones included. */
const isWhole = process.env.EVERY_SANDBOX === '1';
let strongest: Sandbox;
let all: readonly Sandbox[];

beforeAll(async () => {
  strongest = await findSandbox();
  all = isWhole ? await listWorkingSandboxes() : [NO_SANDBOX, strongest];
});

describe('the realm', () => {
  it.each(choose(HOSTILE_BUILDS))(
    'a build that %s gains nothing, and the others see nothing of it',
    async (_what, build) => {
      // Without a sandbox by default, because outer layers must not hide a hole in the realm.
      for (const sandbox of isWhole ? all : [NO_SANDBOX])
        expectNothing(await tryBuild(build, renderWorkerFile, sandbox));
    },
  );
});

describe('the process, when a build has left its realm', () => {
  it.each(choose(HOSTILE_WORKERS))(
    'a process that %s gains nothing, and the others see nothing of it',
    async (_what, worker) => {
      for (const sandbox of new Set(all.filter((each) => isStopped(worker, each))))
        expectNothing(await tryWorker(worker, renderWorkerFile, sandbox));
    },
  );

  it('on Linux the operating system keeps builds from network, signals and files', () => {
    if (process.platform === 'linux') expect(strongest.name).toMatch(/bubblewrap|namespaces/);
  });
});
