import { buildServer } from '../../tools/lib/build';
import { openKillPostgresRig, type KillPostgresFigures } from './kill-postgres-rig';
import { summariseOutages } from './lib/outage';
import type { ReliabilityPart } from './lib/part';

/** `npm run reliability -- kill-postgres` */
export const part: ReliabilityPart<KillPostgresFigures> = {
  promise:
    'A PostgreSQL that is killed during writes costs a few 503: nothing acknowledged is lost, nothing is half-written.',
  steps: 50,
  unit: 'kills',
  async open() {
    await buildServer();
    return openKillPostgresRig();
  },
  summarise: (found) => summariseOutages('kills', found),
};
