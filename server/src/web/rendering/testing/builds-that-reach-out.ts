import type { HostileBuild } from './hostile-build';

/** Builds that try to reach the host's objects, its modules and the network. */
const REACH: readonly HostileBuild[] = [
  {
    what: 'goes through the console to EventEmitter and on to the process',
    attack: `
      const emitter = console._stdout?.constructor ?? console.constructor;
      if (emitter?.prototype?.emit) emitter.prototype.emit = function () { globalThis.stolen = this; };
      return climbAll([console, console.log, globalThis.stolen, console._stdout]);`,
  },
  {
    what: 'opens a debugger in its parent',
    attack: `return process._debugProcess ? String(process._debugProcess(process.ppid)) : climb(process);`,
  },
  {
    what: 'makes code from texts with every constructor of functions',
    attack: `
      const makers = [Function, (async () => {}).constructor, (function* () {}).constructor, eval];
      for (const make of makers) try { return String(make('return globalThis')()); } catch {}
      return 'nothing';`,
  },
  {
    what: 'climbs from every global',
    attack: `return climbAll(Object.getOwnPropertyNames(globalThis).map((name) => globalThis[name]));`,
  },
  {
    what: 'climbs from what the shell lends and hands over',
    attack: `return climbAll([task, task.read, task.page, task.url, require, require('react'), module, exports, this]);`,
  },
  {
    what: 'climbs from what a call of the API answers with',
    attack: `const answer = await task.read('/api/jobs/'); return climbAll([answer, answer.headers, await answer.text()]);`,
  },
  {
    what: 'imports a module',
    attack: `return climb(await import('node:fs').then((module) => module, (error) => error));`,
  },
  {
    what: 'imports behind a comment that is too long to follow',
    attack: `return climb(await import/*${'*'.repeat(5_000)}*/('node:fs').then((module) => module, (error) => error));`,
  },
  {
    what: 'imports behind a comment',
    attack: `return climb(await import/* of\n course */\n('node:fs').catch((error) => error));`,
  },
  {
    what: 'imports behind a comment of HTML',
    attack: `return climb(await import<!-- of course
      ('node:fs').catch((error) => error));`,
  },
  {
    what: 'imports behind the end of a comment of HTML',
    attack: `return climb(await import
      --> of course
      ('node:fs').catch((error) => error));`,
  },
  {
    what: 'lists the global object in every way',
    attack: `return climbAll([
      Object.keys(globalThis), Reflect.ownKeys(globalThis), Object.entries(globalThis), Object.getOwnPropertyNames(globalThis),
      ...Object.values(Object.getOwnPropertyDescriptors(globalThis)), Object.getPrototypeOf(globalThis),
    ]);`,
  },
  {
    what: 'takes the promise of an import',
    attack: `const promise = import('x'); promise.catch(() => {}); return climb(promise);`,
  },
  {
    what: 'reads the call sites of a stack',
    attack: `
      Error.prepareStackTrace = (error, sites) => sites;
      const { stack } = new Error('x');
      const sites = Array.isArray(stack) ? stack : [];
      return climbAll([stack, ...sites, ...sites.map((site) => site.getThis?.()), ...sites.map((site) => site.getFunction?.())]);`,
  },
  {
    what: 'sets its own limit of stack traces',
    attack: `
      try { Error.stackTraceLimit = 50; } catch {}
      try { Object.defineProperty(Error, 'stackTraceLimit', { value: 50 }); } catch {}
      const held = {};
      Error.captureStackTrace?.(held);
      return climbAll([held.stack, new Error('x').stack]);`,
  },
  {
    what: 'takes the error of a stack that overflows where the host formats it',
    attack: `
      const thrown = [];
      const dive = () => {
        try { dive(); } catch (error) {
          if (thrown.length < 200) try { thrown.push(error); void new Error('x').stack; } catch (other) { thrown.push(other); }
          throw error;
        }
      };
      try { dive(); } catch {}
      return climbAll(thrown);`,
  },
  {
    what: 'asks who has called it',
    attack: `
      function sloppy() { try { return sloppy.caller ?? arguments.callee.caller; } catch { return undefined; } }
      return climb(sloppy());`,
  },
  {
    what: 'takes hold of the global object’s other side',
    attack: `
      let held;
      Object.defineProperty(globalThis, 'trap', { configurable: true, get() { held = this; return 1; } });
      void trap;
      return held === globalThis ? 'nothing' : climb(held);`,
  },
  { what: 'reads the environment', attack: `return Object.values(process.env ?? {}).join() || 'nothing';` },
  {
    what: 'asks for modules by name',
    attack: `
      for (const name of ['fs', 'node:net', 'child_process', 'node:vm', 'react-dom/server']) try { return typeof require(name); } catch {}
      return 'nothing';`,
  },
];

/** Builds that try to reach the network. */
const NETWORK: readonly HostileBuild[] = [
  {
    what: 'uses each way to the network that a platform has',
    attack: `
      const ways = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'navigator', 'BroadcastChannel', 'importScripts'];
      return ways.filter((name) => typeof globalThis[name] !== 'undefined').join() || 'nothing';`,
  },
  {
    what: 'reads what is not the API',
    attack: `
      const paths = ['http://127.0.0.1/', '//evil.example/api/', '/metrics', '/api/../metrics', '/api/%2e%2e/metrics', '/api/\\\\..\\\\..\\\\metrics', '', 'http://[', { toString: () => '/metrics' }];
      const answers = await Promise.all(paths.map((path) => task.read(path)));
      const good = answers.filter((answer) => answer.status !== 400);
      return good.length ? good.length + ' answers' : 'nothing';`,
  },
  {
    what: 'asks the API a thousand times for one page',
    attack: `
      const answers = await Promise.all(Array.from({ length: 1000 }, () => task.read('/api/jobs/')));
      const good = answers.filter((answer) => answer.ok).length;
      return good > 30 ? good + ' answers' : 'nothing';`,
  },
];

export const BUILDS_THAT_REACH_OUT: readonly HostileBuild[] = [...REACH, ...NETWORK];
