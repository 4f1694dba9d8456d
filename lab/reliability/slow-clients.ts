import { buildServer } from '../../tools/lib/build';
import type { ReliabilityPart } from './lib/part';
import { openSlowClientsRig, type SlowClientsFigures } from './slow-clients-rig';

const SOCKETS = 500;

/** `npm run reliability -- slow-clients` */
export const part: ReliabilityPart<SlowClientsFigures> = {
  promise:
    'Connections of slow and idle clients are closed within their timeouts while other requests are served.',
  steps: 12,
  unit: `crowds of ${SOCKETS} connections`,
  async open() {
    await buildServer();
    return openSlowClientsRig(SOCKETS);
  },
  summarise(found) {
    const served = found.reduce((all, each) => all + each.served, 0);
    const slowest = Math.max(0, ...found.map(({ slowestMs }) => slowestMs));
    const cut = new Map(found.map(({ kind, cutAfterMs }) => [kind, cutAfterMs]));
    const bounds = [...cut].map(([kind, ms]) => `${kind} cut after ${(ms / 1_000).toFixed(0)} s`).join(', ');
    return `${bounds}; ${served} others served, the slowest in ${slowest} ms`;
  },
};
