import { buildServer } from '../../tools/lib/build';
import { openKillRig, type KillFigures } from '../../tools/server-life/kill-while-writing';
import type { ReliabilityPart } from './lib/part';

export const part: ReliabilityPart<KillFigures> = {
  promise: 'A server on the embedded database that is killed while it writes loses nothing acknowledged.',
  steps: 500,
  unit: 'kills',
  async open() {
    await buildServer();
    return openKillRig();
  },
  summarise: (found) =>
    `${found.length} kills, ${found.reduce((sum, { acknowledged }) => sum + acknowledged, 0)} acknowledged writes, all there`,
};
