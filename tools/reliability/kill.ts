import { parseArgs } from 'node:util';
import { buildServer } from '../lib/build';
import { killWhileWriting } from './kill-while-writing';

/** `npm run reliability -- kill [--kills 50] [--seed 1]` */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '50' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6));
const kills = Number(values.kills);
console.log(`Killing the server on PGlite ${kills} times while it writes (seed ${seed})`);
await buildServer();
const acknowledged = await killWhileWriting({
  kills,
  seed,
  report: (kill, count) => console.log(`  ${kill} of ${kills}: ${count} acknowledged writes, all there`),
});
console.log(`${kills} kills, ${acknowledged} acknowledged writes, none lost`);
