import type { LaunchedServer } from '../../../tools/server-life/launch-server';
import { waitUntilServing } from './readiness';
import type { WorkFigures, Workload } from './workload';

const READY_WITHIN_MS = 15_000;

/**
 * Writes while `strike` injects and removes a fault; resolves to the counts of writes and the recovery time.
 * Rejects on a wrong response, if the server exited, and if an acknowledged write is missing.
 */
export async function writeDuring(
  { server, workload }: { readonly server: LaunchedServer; readonly workload: Workload },
  random: () => number,
  injectFault: () => Promise<void>,
): Promise<WorkFigures & { readonly readyAfterMs: number }> {
  const end = new AbortController();
  const writing = workload.write(random, end.signal);
  writing.catch(() => {});
  try {
    await injectFault();
    const readyAfterMs = await waitUntilServing(server.address, READY_WITHIN_MS);
    end.abort();
    const figures = await writing;
    await workload.verify(random);
    return { ...figures, readyAfterMs };
  } catch (error) {
    if (server.hasEnded) throw new Error(`The server ended: ${server.log.slice(-2_000)}`, { cause: error });
    throw error;
  } finally {
    end.abort();
    await writing.catch(() => {});
  }
}

/** Summary sentence for the table. */
export function summariseOutages(
  unit: string,
  found: readonly (WorkFigures & { readonly readyAfterMs: number })[],
): string {
  const sum = (name: 'acknowledged' | 'busy') => found.reduce((all, each) => all + each[name], 0);
  const most = (name: 'slowestMs' | 'readyAfterMs') => Math.max(0, ...found.map((each) => each[name]));
  return (
    `${found.length} ${unit}, ${sum('acknowledged')} acknowledged writes, all there; ${sum('busy')} × 503; ` +
    `the slowest answer took ${most('slowestMs')} ms, the way back at most ${most('readyAfterMs')} ms`
  );
}
