import { readFileSync } from 'node:fs';

// Preloaded with `--import` into a process and its threads: shifts their clock by the milliseconds in
// `?file=`. Durations (`performance`, timers) are not affected, as on a real machine.
const file = new URL(import.meta.url).searchParams.get('file') ?? '';
const RealDate = Date;
let offset = 0;
const read = () => {
  offset = Number(readFileSync(file, 'utf8'));
};
read();
setInterval(read, 20).unref();
const now = () => RealDate.now() + offset;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, created) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], created),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
