import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkApi } from './check/api';
import { checkBoundaries, checkBoundaryRules } from './check/boundaries';
import { checkDocs } from './check/docs';
import { checkLintRules } from './check/lint-rules';
import { checkSdk } from './check/sdk-surface';
import { checkNames } from './check/names';
import { checkPersonalData } from './check/personal-data';
import { checkStyles } from './check/styles';
import { checkTexts, noteUntranslated } from './check/texts';
import { checkVocabulary } from './check/vocabulary';
import { checkTypes, runProgram } from './check/programs';
import { WORKSPACES } from './lib/bundles';

/**
 * `run` resolves to the findings, one line each; an empty array means the step passed. `note` returns lines that are
 * printed and fail nothing.
 */
type Step = {
  readonly name: string;
  readonly run: () => Promise<readonly string[]>;
  readonly note?: () => readonly string[];
};

/** Two lists that run beside each other and need about the same time; the steps of a list run in turn. */
const LISTS: readonly (readonly Step[])[] = [
  [
    { name: 'lint', run: () => runProgram('oxlint', ['--deny-warnings']) },
    { name: 'lint rules bite', run: checkLintRules },
    { name: 'boundaries', run: checkBoundaries },
    { name: 'boundary rules bite', run: checkBoundaryRules },
    { name: 'dead code', run: () => runProgram('knip', ['--no-progress']) },
    { name: 'styles', run: checkStyles },
    { name: 'docs', run: checkDocs },
    { name: 'vocabulary', run: checkVocabulary },
    { name: 'names', run: checkNames },
    { name: 'texts', run: checkTexts, note: noteUntranslated },
    { name: 'personal data', run: checkPersonalData },
    { name: 'API description', run: checkApi },
    { name: 'SDK surface', run: checkSdk },
  ],
  [
    { name: 'format', run: () => runProgram('oxfmt', ['--list-different']) },
    ...[...WORKSPACES, 'bench'].map((workspace) => ({
      name: `types of ${workspace}`,
      run: () => checkTypes(workspace),
    })),
  ],
];

const { values } = parseArgs({ options: { report: { type: 'string' }, only: { type: 'string' } } });
let passed = 0;
const failures: string[] = [];

async function runStep({ name, run, note }: Step): Promise<void> {
  const start = performance.now();
  const findings = await run().catch((error: unknown) => [String(error)]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  for (const finding of findings) console.log(`    ${finding.replaceAll('\n', '\n    ')}`);
  for (const line of note?.() ?? []) console.log(`    ○ ${line}`);
  if (findings.length > 0) failures.push(`${name}: ${findings[0]}`);
  else passed += 1;
}

await Promise.all(
  LISTS.map(async (steps) => {
    for (const step of steps) if (!values.only || step.name.includes(values.only)) await runStep(step);
  }),
);
if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failures }));
process.exitCode = failures.length === 0 ? 0 : 1;
