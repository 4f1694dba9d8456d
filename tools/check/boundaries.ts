import { createRequire } from 'node:module';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type IConfiguration } from 'dependency-cruiser';
import { WORKSPACES } from '../lib/bundles';
import { ROOT } from '../lib/root';
import { findFolderCircles, FOLDER_RULES } from './folder-circles';

const FIXTURES = join(ROOT, 'tools/check/fixtures/boundaries');

const config = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs')) as IConfiguration;

/** By the name of a rule, the advice to print with a violation. */
const rules = new Map([
  ...(config.forbidden ?? []).map(({ name = '', comment = '' }) => [name, comment] as const),
  ...Object.entries(FOLDER_RULES).map(([name, { advice }]) => [name, advice] as const),
]);

interface Violation {
  readonly rule: string;
  readonly imports: string;
}

/** Follows the imports below these folders; resolves to the violated rules. */
async function findViolations(
  baseDir: string,
  folders: string[],
  cache?: ICruiseOptions['cache'],
): Promise<Violation[]> {
  const { options = {}, ...ruleSet } = config;
  const { output } = await cruise(folders, { ...options, baseDir, cache, ruleSet, validate: true });
  if (typeof output === 'string') throw new Error(output);
  return [
    ...output.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      imports: `${from} → ${to}`,
    })),
    ...findFolderCircles(output.modules),
  ];
}

/** Checks the imports between packages and folders of the project. */
export async function checkBoundaries(): Promise<string[]> {
  const cache = { folder: join(ROOT, '.cache/boundaries'), strategy: 'content' } as const;
  const violations = await findViolations(ROOT, [...WORKSPACES, 'lab'], cache);
  return violations.map(({ rule, imports }) => `${rule}: ${imports}\n  ${rules.get(rule)}`);
}

/** Checks that each rule reports its planted violation, and that no other rule does. */
export async function checkBoundaryRules(): Promise<string[]> {
  const planted = new Set(readdirSync(FIXTURES));
  const findings = [...rules.keys()]
    .filter((name) => !planted.has(name))
    .map((name) => `${name} has no planted violation`);
  for (const name of planted) {
    const folder = join(FIXTURES, name);
    const reported = new Set((await findViolations(folder, readdirSync(folder))).map(({ rule }) => rule));
    if (!reported.has(name)) findings.push(`${name} does not report its planted violation`);
    reported.delete(name);
    for (const other of reported)
      findings.push(`the planted violation of ${name} is reported by ${other} too`);
  }
  return findings;
}
