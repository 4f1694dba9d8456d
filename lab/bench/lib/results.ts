import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../tools/lib/root';

/** Writes the raw figures of a run to `lab/bench/results` and prints the path. */
export function saveResults(bench: string, results: object): void {
  const folder = join(ROOT, 'lab/bench/results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${bench}-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`);
  writeFileSync(file, JSON.stringify(results, null, 2));
  console.log(`\n${file}`);
}
