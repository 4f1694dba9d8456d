import { buildServer } from '../../tools/lib/build';
import { openClockRig, type ClockFigures } from './clock-rig';
import type { ReliabilityPart } from './lib/part';

/** `npm run reliability -- clock` */
export const part: ReliabilityPart<ClockFigures> = {
  promise:
    'When the clock jumps an hour, sessions stay, the data folder stays locked, and mails, live events and caches go on.',
  steps: 20,
  unit: 'jumps',
  async open() {
    await buildServer();
    return openClockRig();
  },
  summarise(found) {
    const sum = found.reduce((all, { acknowledged }) => all + acknowledged, 0);
    const latest = Math.max(0, ...found.map(({ liveAfterMs }) => liveAfterMs));
    return `${found.length} jumps, ${sum} acknowledged writes, all there; live events after at most ${latest} ms`;
  },
};
