import { findMissingLanguages } from './check-languages';
import { nameRelease, type GateInput } from '../context';
import { decide, unknown, type CheckResult } from '../verdicts';

/** Checks that every file is in the store with the described hash, and that no language of the others is missing. */
export function checkFiles(question: GateInput): CheckResult {
  const { candidate, context } = question;
  const { stored } = context;
  if (!stored) return unknown('The stored files have not been checked.');
  const name = nameRelease(candidate);
  const problems = Object.entries(candidate.files).flatMap(([path, { integrity }]) => {
    const file = stored.get(path);
    if (!file) return [`${path} of ${name} is missing`];
    return file.integrity === integrity ? [] : [`${path} of ${name} is not the file that was built`];
  });
  const count = Object.keys(candidate.files).length;
  const languages = findMissingLanguages(question);
  return decide(
    [...problems, ...languages.problems],
    `All ${count} files are there, each with its hash.${languages.note}`,
  );
}
