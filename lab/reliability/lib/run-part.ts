import { makeRandom } from '../../../tools/lib/seeded';
import type { Ledger, StepRecord } from './ledger';
import type { ReliabilityPart, ReliabilityRig } from './part';

/** After this many failures in a row the run is aborted. */
const MAX_FAILURES_IN_A_ROW = 3;

/**
 * Runs the steps missing from the ledger and records each immediately. Resolves to true if every step of the
 * ledger has kept the promise.
 */
export async function runPart(
  part: ReliabilityPart,
  ledger: Ledger,
  report: (sentence: string) => void,
): Promise<boolean> {
  const { seed, steps } = ledger.header;
  let rig: ReliabilityRig | undefined;
  let failuresInARow = 0;
  const close = async () => {
    const closing = rig?.close();
    rig = undefined;
    await closing;
  };
  const interrupt = () => void close().finally(() => process.exit(130));
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    for (let step = ledger.records.length + 1; step <= steps; step += 1) {
      const began = performance.now();
      const record = (outcome: Pick<StepRecord, 'found' | 'failure'>) =>
        ledger.append({
          step,
          at: new Date().toISOString(),
          seconds: Math.round(performance.now() - began) / 1000,
          ...outcome,
        });
      try {
        rig ??= await part.open();
        record({ found: await rig.run(step, makeRandom(mixSeed(seed, step))) });
        failuresInARow = 0;
        report(`${step} of ${steps} ${part.unit}: ${part.summarise(listFound(ledger))}`);
      } catch (error) {
        const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
        record({ failure });
        report(`${step} of ${steps} ${part.unit} FAILED (seed ${seed}): ${failure}`);
        await close().catch(() => {});
        failuresInARow += 1;
        if (failuresInARow === MAX_FAILURES_IN_A_ROW) break;
      }
    }
  } finally {
    await close();
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
  return isKept(ledger);
}

/** True if every step has run and none broke the promise. */
export const isKept = ({ header, records }: Ledger): boolean =>
  records.length === header.steps && records.every(({ failure }) => failure === undefined);

/** Results of the steps that kept the promise. */
export const listFound = ({ records }: Ledger) => records.flatMap(({ found }) => (found ? [found] : []));

/** Adjacent steps of adjacent seeds must not share random numbers. */
const mixSeed = (seed: number, step: number) => Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + step * 7919;
