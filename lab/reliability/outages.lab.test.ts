import { makeRandom } from '../../tools/lib/seeded';
import { openClockRig } from './clock-rig';
import { openDatabaseFaultsRig } from './database-faults-rig';
import { openKillPostgresRig } from './kill-postgres-rig';
import { openKillStoreRig } from './kill-store-rig';
import type { ReliabilityRig } from './lib/part';
import { openSlowClientsRig } from './slow-clients-rig';
import { openSurroundingsRig } from './external-services-rig';

/** Short form of a part: runs the steps with these seeds, which reject if the promise is broken. */
const RIGS: Readonly<Record<string, readonly [open: () => Promise<ReliabilityRig>, ...seeds: number[]]>> = {
  'a killed PostgreSQL': [openKillPostgresRig, 1, 2],
  'a killed bucket': [openKillStoreRig, 1, 2],
  'a database that is cut and read-only': [() => openDatabaseFaultsRig(['cut', 'read-only'], 700), 1, 2],
  'mails and files that are away': [() => openSurroundingsRig({ outageMs: 500, skipBackoff: true }), 1],
  'a clock that jumps up and down': [openClockRig, 1, 2],
  'slow headers': [() => openSlowClientsRig(30, ['slow headers']), 1],
};

it.each(Object.entries(RIGS))(
  '%s loses no acknowledged write and causes no error',
  async (_name, [open, ...seeds]) => {
    const rig = await open();
    try {
      for (const seed of seeds) expect(await rig.run(seed, makeRandom(seed))).toBeDefined();
    } finally {
      await rig.close();
    }
  },
);
