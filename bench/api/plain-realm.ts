import { compileFunction } from 'node:vm';
import { collect, define, receive, type BuildFunction } from '../../server/src/web/rendering/realm/bridge';

const compile = (code: string) => compileFunction(code, ['module', 'exports', 'require']) as BuildFunction;

/** Instead of the server's realm: the process' own objects, what rendering costs without isolation. */
export const openRealm = () => ({
  collect,
  receive,
  /** Node's own timers wake nobody who collects: it is done every millisecond while a page is rendered. */
  findNextTimer: () => 1,
  runDueTimers: () => undefined,
  load: (shell: string, remote: string) => define(compile(shell), compile(remote)),
});
