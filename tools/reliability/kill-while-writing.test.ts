import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/root';
import { killWhileWriting } from './kill-while-writing';

it('what a killed server has acknowledged is there when it starts again', async () => {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'server/build.mjs')], { stdio: 'inherit' });
  expect(status).toBe(0);
  const seen: number[] = [];
  const acknowledged = await killWhileWriting({ kills: 3, seed: 7, report: (kill) => seen.push(kill) });
  expect(seen).toEqual([1, 2, 3]);
  expect(acknowledged).toBeGreaterThanOrEqual(3);
}, 90_000);
