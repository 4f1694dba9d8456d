import { nameRelease, type GateInput } from './context';
import { decide, unknown, type CheckResult } from './verdicts';

/** Checks that every file is in the store with the described hash. */
export function checkFiles({ candidate, context: { stored } }: GateInput): CheckResult {
  if (!stored) return unknown('The stored files have not been checked.');
  const name = nameRelease(candidate);
  const problems = Object.entries(candidate.files).flatMap(([path, { integrity }]) => {
    const file = stored.get(path);
    if (!file) return [`${path} of ${name} is missing`];
    return file.integrity === integrity ? [] : [`${path} of ${name} is not the file that was built`];
  });
  const count = Object.keys(candidate.files).length;
  return decide(problems, `All ${count} files are there, each with its hash.`);
}
