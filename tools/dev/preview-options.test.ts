import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const dev = (...args: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'dev', ...args], {
    cwd: join(__dirname, '../..'),
    encoding: 'utf8',
    env: { ...process.env, RELEASE_TOKEN: '' },
  });
  expect(status).toBe(1);
  return stderr;
};

test.each([
  [['mf-seeker', '--shell', 'staging'], '"staging" is not the address of a shell.'],
  [['--shell', 'http://localhost:9'], 'Name the one remote that runs here: mf-'],
  [['shell', '--shell', 'http://localhost:9'], 'Name the one remote that runs here: mf-'],
  [['mf-seeker', '--shell', 'http://localhost:9', '--port', 'x'], '"x" is not a port.'],
  [['mf-seeker', '--port', '4100'], '--port goes with --shell.'],
  [['mf-seeker', '--shell', 'http://localhost:9'], 'http://localhost:9 cannot be reached: '],
])(
  'npm run dev -- %j is refused in one sentence',
  (args, sentence) => {
    expect(dev(...args)).toContain(sentence);
  },
  30_000,
);
