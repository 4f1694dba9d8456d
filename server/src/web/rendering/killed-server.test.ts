import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { cacheFolder, renderWorkerFile } from '../../testing/test-paths';

const program = join(cacheFolder, 'hanging-server.mjs');
let server: ChildProcess | undefined;
let descendants: readonly Running[] = [];

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** The processes of this machine that have not ended. */
function listRunning(): Running[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, command = ''] = /^ *(\d+) +(\d+) +[^Z\s]\S* +(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}

function listDescendants(running: readonly Running[], ancestor: number): Running[] {
  const children = running.filter(({ parent }) => parent === ancestor);
  return children.flatMap((child) => [child, ...listDescendants(running, child.pid)]);
}

/** By command as well, because an id is used again. */
const listSurvivors = () =>
  listRunning().filter(({ pid, command }) =>
    descendants.some((each) => each.pid === pid && each.command === command),
  );

beforeAll(() =>
  build({
    entryPoints: [join(__dirname, 'testing/hanging-server.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  }),
);

afterEach(() => {
  server?.kill('SIGKILL');
  for (const { pid } of listSurvivors()) process.kill(pid, 'SIGKILL');
});

it('a page that loops without end ends with a server that is killed, in every sandbox', async () => {
  server = fork(program, [renderWorkerFile], { execArgv: [] });
  const [sandboxes] = (await once(server, 'message')) as [number];
  descendants = listDescendants(listRunning(), Number(server.pid));
  expect(descendants.length).toBeGreaterThanOrEqual(sandboxes);
  server.kill('SIGKILL');
  await once(server, 'exit');
  while (listSurvivors().length > 0) await wait(50);
});
