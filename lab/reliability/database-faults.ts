import { buildServer } from '../../tools/lib/build';
import { openDatabaseFaultsRig, type DatabaseFaultsFigures } from './database-faults-rig';
import { summariseOutages } from './lib/outage';
import type { ReliabilityPart } from './lib/part';

/** `npm run reliability -- database-faults` */
export const part: ReliabilityPart<DatabaseFaultsFigures> = {
  promise:
    'While the database is slow, cut, silent, frozen, read-only or full, requests are answered or get a 503 in time; afterwards the server goes on.',
  steps: 90,
  unit: 'faults',
  async open() {
    await buildServer();
    return openDatabaseFaultsRig();
  },
  summarise: (found) => summariseOutages('faults', found),
};
