import { compileFunction } from 'node:vm';
import { collect, define, receive, type BuildFunction } from '../../server/src/web/rendering/realm/bridge';

const compile = (code: string) => compileFunction(code, ['module', 'exports', 'require']) as BuildFunction;

/** Replaces the server's realm with the process' own objects: the cost of rendering without isolation. */
export const openRealm = () => ({
  collect,
  receive,
  /** Node's timers do not expose when they fire, so messages are collected every millisecond. */
  findNextTimer: () => 1,
  runDueTimers: () => undefined,
  load: (shell: string, remote: string) => define(compile(shell), compile(remote)),
});
