import { buildServer } from '../../tools/lib/build';
import { openKillStoreRig, type KillStoreFigures } from './kill-store-rig';
import { summariseOutages } from './lib/outage';
import type { ReliabilityPart } from './lib/part';

/** `npm run reliability -- kill-store` */
export const part: ReliabilityPart<KillStoreFigures> = {
  promise:
    'A store of files that is killed during uploads costs a few 503: acknowledged files are whole, refused ones leave no row.',
  steps: 50,
  unit: 'kills',
  async open() {
    await buildServer();
    return openKillStoreRig();
  },
  summarise: (found) => summariseOutages('kills', found),
};
