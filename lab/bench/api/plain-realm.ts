import { compileFunction } from 'node:vm';
import { collect, define, receive, type BuildFunction } from '../../../server/src/web/rendering/realm/bridge';

const compile = (code: string) => compileFunction(code, ['module', 'exports', 'require']) as BuildFunction;

interface CompiledBuilds {
  readonly shell: BuildFunction;
  readonly remote: BuildFunction;
}

export const compileBuilds = (shell: string, remote: string): CompiledBuilds => ({
  shell: compile(shell),
  remote: compile(remote),
});

/** Replaces the server's realm with the process' own objects: the cost of rendering without isolation. */
export function openRealm({ shell, remote }: CompiledBuilds) {
  define(shell, remote);
  return {
    collect,
    receive,
    /** Node's timers do not expose when they fire, so messages are collected every millisecond. */
    findNextTimer: () => 1,
    runDueTimers: () => undefined,
  };
}
