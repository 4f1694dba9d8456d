import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from '../../packages/build/src/fingerprint.cjs';
import { ROOT } from './root';

interface Work {
  /** Folder of the output, from the root; a record in it names the inputs that it was made from. */
  readonly output: string;
  /** Files and folders, from the root. */
  readonly inputs: readonly string[];
  readonly make: () => Promise<void>;
}

function readRecord(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Makes the output, unless it was made from the same inputs. */
export async function makeOnce({ output, inputs, make }: Work): Promise<void> {
  const record = join(ROOT, output, '.fingerprint');
  // Before the work: what changes meanwhile makes it necessary again.
  const mark = hashFiles(
    ROOT,
    inputs.map((path) => join(ROOT, path)),
  );
  if (readRecord(record) === mark) return;
  // Output of work that fails half-way must not count as made.
  rmSync(record, { force: true });
  await make();
  writeFileSync(record, mark);
}
