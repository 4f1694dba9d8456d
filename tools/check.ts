import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkDocs } from './check/docs';
import { checkLicenses } from './check/licenses';
import { checkLintRules } from './check/lint-rules';
import { checkNames } from './check/names';
import { checkTypes, listTypePrograms, runProgram } from './check/programs';
import { checkSdk } from './check/sdk-surface';
import { checkSecurity } from './check/security';
import { checkStyles } from './check/styles';
import { checkTexts, noteUntranslated } from './check/texts';
import { checkVocabulary } from './check/vocabulary';
import { ROOT } from './lib/root';

/**
 * `run` resolves to the findings, one line each; an empty array means the step passed. Lines given to `note` are
 * printed and fail nothing.
 */
interface Step {
  readonly name: string;
  readonly run: (note: (line: string) => void) => Promise<readonly string[]>;
  /** Left out with `--changed`, because it takes more than a second. */
  readonly isSlow?: boolean;
}

/**
 * `--only <name>` runs the steps with this in their name. `--changed <file,file,…>` is quick: lint and format of these
 * files, the types of what they are part of, and the other steps that take less than a second.
 */
const { values } = parseArgs({
  options: { report: { type: 'string' }, only: { type: 'string' }, changed: { type: 'string' } },
});
const changed = values.changed?.split(',').filter(Boolean);

/** Runs a program on the changed files that are not deleted, or on all. */
async function runOnFiles(program: string, ...options: string[]): Promise<string[]> {
  const files = changed?.filter((file) => existsSync(join(ROOT, file))) ?? ['.'];
  if (files.length === 0) return [];
  return runProgram(program, [...options, '--no-error-on-unmatched-pattern', ...files]);
}

/** Modules that take long to load are loaded by their step. */
const IN_THIS_PROCESS: readonly Step[] = [
  { name: 'styles', run: checkStyles },
  { name: 'docs', run: checkDocs },
  { name: 'vocabulary', run: checkVocabulary },
  { name: 'names', run: checkNames },
  { name: 'licences', run: checkLicenses },
  { name: 'security', run: checkSecurity },
  {
    name: 'texts',
    run: async (note) => {
      noteUntranslated().forEach(note);
      return checkTexts();
    },
  },
  { name: 'personal data', run: async () => (await import('./check/personal-data')).checkPersonalData() },
  {
    name: 'boundaries',
    run: async () => (await import('./check/boundaries')).checkBoundaries(),
    isSlow: true,
  },
  {
    name: 'boundary rules bite',
    run: async () => (await import('./check/boundaries')).checkBoundaryRules(),
    isSlow: true,
  },
  {
    name: 'API description',
    run: async (note) => (await import('./check/api')).checkApi(note),
    isSlow: true,
  },
];

const IN_OTHERS: readonly Step[] = [
  { name: 'lint', run: () => runOnFiles('oxlint', '--deny-warnings') },
  { name: 'lint rules bite', run: checkLintRules },
  { name: 'format', run: () => runOnFiles('oxfmt', '--list-different') },
  ...listTypePrograms(changed).map((name) => ({ name: `types of the ${name}`, run: () => checkTypes(name) })),
  {
    name: 'dead code',
    run: () => runProgram('knip', ['--no-progress', '--cache', '--cache-location', '.cache/knip']),
    isSlow: true,
  },
  { name: 'SDK surface', run: checkSdk, isSlow: true },
];

let passed = 0;
const failures: string[] = [];

async function runStep({ name, run }: Step): Promise<void> {
  const start = performance.now();
  const notes: string[] = [];
  const findings = await run((line) => notes.push(line)).catch((error: unknown) => [String(error)]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  for (const finding of findings) console.log(`    ${finding.replaceAll('\n', '\n    ')}`);
  for (const line of notes) console.log(`    ○ ${line}`);
  if (findings.length > 0) failures.push(`${name}: ${findings[0]}`);
  else passed += 1;
}

const isWanted = ({ name, isSlow }: Step) =>
  (!values.only || name.includes(values.only)) && !(changed && isSlow);

/** Two lists that run beside each other and need about the same time; the steps of a list run in turn. */
await Promise.all(
  [IN_THIS_PROCESS, IN_OTHERS].map(async (steps) => {
    for (const step of steps.filter(isWanted)) await runStep(step);
  }),
);
if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failures }));
process.exitCode = failures.length === 0 ? 0 : 1;
