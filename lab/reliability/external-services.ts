import { buildServer } from '../../tools/lib/build';
import { summariseOutages } from './lib/outage';
import type { ReliabilityPart } from './lib/part';
import { openSurroundingsRig, type SurroundingsFigures } from './external-services-rig';

/** `npm run reliability -- surroundings` */
export const part: ReliabilityPart<SurroundingsFigures> = {
  promise:
    'While SMTP and S3 are away for a minute, uploads get a 503 and the rest goes on; afterwards every mail arrives, once.',
  steps: 10,
  unit: 'outages',
  async open() {
    await buildServer();
    return openSurroundingsRig({ outageMs: 60_000 });
  },
  summarise: (found) =>
    `${summariseOutages('outages', found)}; ${found.reduce((most, { mails }) => Math.max(most, mails), 0)} mails, each once`,
};
