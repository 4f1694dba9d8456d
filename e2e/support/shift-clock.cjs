const { readFileSync } = require('node:fs');

/** Preloaded by a server whose clock a journey moves: ahead by the milliseconds in the file CLOCK_FILE. */
const RealDate = Date;
let ahead = 0;

setInterval(() => {
  try {
    ahead = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
  } catch {
    // The journey has not moved the clock yet.
  }
}, 100).unref();

const now = () => RealDate.now() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
