import { BUILDS_THAT_REACH_OUT } from './builds-that-reach-out';
import type { HostileBuild } from './hostile-build';

/** Builds that modify objects shared with other pages. */
const POISON: readonly HostileBuild[] = [
  {
    what: 'rewrites what every answer says',
    attack: `Response.prototype.text = async () => '["Hacked"]'; Response.prototype.json = async () => ['Hacked']; return 'nothing';`,
  },
  {
    what: 'patches arrays',
    attack: `Array.prototype.map = Array.prototype.push = Array.prototype.join = () => 'Hacked'; return 'nothing';`,
  },
  {
    what: 'patches JSON',
    attack: `JSON.stringify = () => '[{"kind":"done","task":2,"rendered":"Hacked"}]'; JSON.parse = () => 'Hacked'; return 'nothing';`,
  },
  {
    what: 'patches promises',
    attack: `Promise.prototype.then = function () { return this; }; return 'nothing';`,
  },
  {
    what: 'pollutes every object',
    attack: `
      Object.prototype.toJSON = () => 'Hacked';
      Object.defineProperty(Object.prototype, 'html', { get: () => 'Hacked', set() {} });
      Object.prototype.task = 2;
      return 'nothing';`,
  },
  {
    what: 'answers for other pages than its own',
    atLoad: `
      const push = Array.prototype.push;
      Array.prototype.push = function (...items) {
        for (const item of items) if (item?.kind === 'done') for (let other = 1; other < 200; other += 1) push.call(this, { ...item, task: other });
        return push.apply(this, items);
      };`,
    attack: `return 'nothing';`,
  },
  {
    what: 'patches the clock and chance',
    attack: `Date.now = () => NaN; Math.random = () => NaN; setTimeout = () => 0; return 'nothing';`,
  },
];

const APPETITE: readonly HostileBuild[] = [
  {
    what: 'allocates buffers that no heap limit counts',
    attack: `
      const held = [];
      const makers = ['ArrayBuffer', 'SharedArrayBuffer', 'Uint8Array', 'Float64Array', 'Buffer', 'WebAssembly', 'Blob'].filter((name) => typeof globalThis[name] === 'function' || typeof globalThis[name] === 'object');
      for (const name of makers) try { for (let count = 0; count < 5; count += 1) held.push(new globalThis[name](10_000_000).fill(1)); } catch {}
      return makers.join() || 'nothing';`,
  },
  {
    what: 'fills its heap',
    attack: `const held = []; for (;;) held.push(new Array(100_000).fill(held.length));`,
  },
  {
    what: 'fills its heap with texts',
    attack: `let text = 'x'.repeat(1000); const held = []; for (;;) { text = (text + held.length).slice(1); held.push(text.split('').join('')); }`,
  },
  { what: 'sends a page of 60 MB', attack: `return { html: 'x'.repeat(60_000_000) };` },
  { what: 'sends a failure of 60 MB', attack: `return { failure: 'x'.repeat(60_000_000) };` },
  {
    what: 'sends a hundred thousand calls',
    attack: `for (let count = 0; count < 100_000; count += 1) void task.read('/api/' + 'x'.repeat(100)); return 'nothing';`,
  },
  { what: 'loops', attack: `for (;;);` },
  { what: 'loops while it is loaded', atLoad: `for (;;);`, attack: `return 'nothing';` },
  { what: 'loops in promises', attack: `const loop = () => Promise.resolve().then(loop); await loop();` },
  {
    what: 'loops in timers',
    attack: `const loop = () => { for (let at = 0; at < 1e6; at += 1); setTimeout(loop, 0); }; loop(); await new Promise(() => {});`,
  },
  { what: 'sets timers without end', attack: `for (;;) setTimeout(() => {}, 1);` },
  {
    what: 'goes on after its page is done',
    attack: `const loop = () => { globalThis.turns = (globalThis.turns ?? 0) + 1; setTimeout(loop, 0); }; loop(); return 'nothing';`,
  },
  {
    what: 'backtracks in a regular expression',
    attack: `return String(/^(a+)+$/.test('a'.repeat(60) + 'b'));`,
  },
  { what: 'never answers', attack: `await new Promise(() => {});` },
  { what: 'recurses without end', attack: `const dive = () => dive() + 1; return String(dive());` },
];

const FORGERY: readonly HostileBuild[] = [
  {
    what: 'redirects to another origin',
    attack: `return { kind: 'redirect', status: 302, location: '//evil.example/' };`,
  },
  {
    what: 'splits the head of the answer',
    attack: `return { kind: 'redirect', status: 302, location: '/x\\r\\nset-cookie: sessionid=1' };`,
  },
  { what: 'answers a status that there is not', attack: `return { status: 999 };` },
  { what: 'answers a status that is no number', attack: `return { status: '200; drop' };` },
  { what: 'gives a page that is no text', attack: `return { html: { toString: () => 'Hacked' } };` },
  {
    what: 'gives a page whose properties throw',
    attack: `return new Proxy({}, { get() { throw new Error('trap'); }, ownKeys() { throw new Error('trap'); } });`,
  },
  {
    what: 'describes itself deeper than a stack',
    attack: `let deep = {}; for (let at = 0; at < 100_000; at += 1) deep = { deep }; return { head: { facts: [deep] } };`,
  },
  {
    what: 'throws what cannot be read',
    attack: `throw new Proxy({}, { get() { for (;;); }, getPrototypeOf() { for (;;); } });`,
  },
  {
    what: 'throws with a message that is an inspector',
    attack: `throw { [Symbol.for('nodejs.util.inspect.custom')](depth, options, inspect) { globalThis.held = inspect; }, get message() { return climb(globalThis.held); } };`,
  },
  {
    what: 'leaves rejections behind that look at who handles them',
    attack: `
      Promise.reject(new Proxy({}, { get(target, name) { globalThis.held = name; return undefined; } }));
      await new Promise((resolve) => setTimeout(resolve, 10));
      return globalThis.held === undefined || typeof globalThis.held === 'string' || typeof globalThis.held === 'symbol' ? 'nothing' : climb(globalThis.held);`,
  },
];

/** Inputs that are not valid builds. */
const RUBBISH: readonly HostileBuild[] = [
  {
    what: 'closes the function that it stands in',
    atLoad: `}); globalThis.escaped = true; (function () {`,
    attack: `return 'nothing';`,
  },
  { what: 'is no JavaScript', atLoad: `\\u0000 this is <html>`, attack: `return 'nothing';` },
  { what: 'throws while it is loaded', atLoad: `throw null;`, attack: `return 'nothing';` },
  {
    what: 'exports something else',
    atLoad: `module.exports = 7; Object.freeze(module);`,
    attack: `return 'nothing';`,
  },
];

export const HOSTILE_BUILDS: readonly HostileBuild[] = [
  ...BUILDS_THAT_REACH_OUT,
  ...POISON,
  ...APPETITE,
  ...FORGERY,
  ...RUBBISH,
];
