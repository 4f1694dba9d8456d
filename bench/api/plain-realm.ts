import { compileFunction } from 'node:vm';
import { collect, define, receive, type BuildFunction } from '../../server/src/web/rendering/realm/bridge';

const compile = (code: string) => compileFunction(code, ['module', 'exports', 'require']) as BuildFunction;

/** Instead of the server's realm: the process' own objects, what rendering costs without isolation. */
export const openRealm = () => ({
  collect,
  receive,
  /** Node's own timers do not say when they fire, so messages are collected every millisecond. */
  findNextTimer: () => 1,
  runDueTimers: () => undefined,
  load: (shell: string, remote: string) => define(compile(shell), compile(remote)),
});
