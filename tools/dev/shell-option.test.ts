import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const dev = (...args: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'dev', ...args], {
    cwd: join(__dirname, '../..'),
    encoding: 'utf8',
    env: { ...process.env, RELEASE_TOKEN: '' },
  });
  return { status, stderr };
};

test.each([
  [['mf-seeker', '--shell', 'staging'], 1, '"staging" is not the address of a server.'],
  [['--shell', 'http://localhost:9'], 1, 'Say which bundle: shell, mf-'],
  [['mf-seeker', '--shell', 'http://localhost:9', '--port', 'x'], 1, 'and not "x".'],
  [['mf-seeker', '--shell', 'http://localhost:9'], 5, 'http://localhost:9 cannot be reached: '],
])('npm run dev -- %j is refused in one sentence', (args, code, sentence) => {
  expect(dev(...args)).toEqual({ status: code, stderr: expect.stringContaining(sentence) });
});
