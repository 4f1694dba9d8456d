import { makeRandom } from '../lib/seeded';
import { openKillRig } from './kill-while-writing';

it('what a killed server has acknowledged is there when it starts again', async () => {
  const rig = await openKillRig();
  const random = makeRandom(7);
  try {
    for (const kill of [1, 2, 3])
      expect((await rig.run(kill, random)).acknowledged).toBeGreaterThanOrEqual(1);
  } finally {
    await rig.close();
  }
});
