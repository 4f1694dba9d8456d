import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkApi } from './check/api';
import { checkBoundaries, checkBoundaryRules } from './check/boundaries';
import { checkDocs } from './check/docs';
import { checkLintRules } from './check/lint-rules';
import { checkNames } from './check/names';
import { checkVocabulary } from './check/vocabulary';
import { runProgram } from './check/programs';
import { WORKSPACES } from './lib/bundles';

/** `run` resolves to the findings, one line each; an empty array means the step passed. */
type Step = { readonly name: string; readonly run: () => Promise<readonly string[]> };

const STEPS: readonly Step[] = [
  { name: 'format', run: () => runProgram('prettier', ['--check', '--log-level', 'warn', '.']) },
  { name: 'lint', run: () => runProgram('eslint', ['--max-warnings', '0', '.']) },
  { name: 'lint rules bite', run: checkLintRules },
  ...[...WORKSPACES, 'bench'].map((workspace) => ({
    name: `types of ${workspace}`,
    run: () => runProgram('tsc', ['--noEmit', '--project', workspace]),
  })),
  { name: 'boundaries', run: checkBoundaries },
  { name: 'boundary rules bite', run: checkBoundaryRules },
  { name: 'dead code', run: () => runProgram('knip', ['--no-progress']) },
  { name: 'docs', run: checkDocs },
  { name: 'vocabulary', run: checkVocabulary },
  { name: 'names', run: checkNames },
  { name: 'API description', run: checkApi },
];

const { values } = parseArgs({ options: { report: { type: 'string' }, only: { type: 'string' } } });
const steps = STEPS.filter(({ name }) => !values.only || name.includes(values.only));
let failed = 0;
for (const { name, run } of steps) {
  const start = performance.now();
  const findings = await run().catch((error: unknown) => [String(error)]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  for (const finding of findings) console.log(`    ${finding.replaceAll('\n', '\n    ')}`);
  if (findings.length > 0) failed += 1;
}
if (values.report) writeFileSync(values.report, JSON.stringify({ passed: steps.length - failed, failed }));
process.exitCode = failed === 0 ? 0 : 1;
