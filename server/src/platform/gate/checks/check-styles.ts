import { isRemote, nameRelease, type GateInput } from '../context';
import { isStyle } from '../analyze-content';
import { decide, unknown, yes, type CheckResult } from '../verdicts';

/** Checks that its style sheets match only its own elements, in its own layer. */
export function checkStyles({ candidate, context: { stored } }: GateInput): CheckResult {
  if (!isRemote(candidate)) return yes('The frame is the shell’s to style.');
  if (!stored) return unknown('The stored files have not been checked.');
  const sheets = [...stored].filter(([path]) => isStyle(path));
  const problems = sheets.flatMap(([path, { reading }]) => {
    const flaws = reading?.flaws ?? [reading?.flaw ?? 'was not read'];
    return flaws.map((flaw) => `${path} of ${nameRelease(candidate)} ${flaw}`);
  });
  // A rule of a shared module is in the sheet of every page that uses it: report it once.
  const once = [...new Map(problems.map((problem) => [problem.replace(/^\S+/, ''), problem])).values()];
  return decide(once, `Its ${sheets.length} style sheets reach its own elements alone, in its own layer.`);
}
