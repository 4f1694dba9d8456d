import { createRequire } from 'node:module';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseOptions, type IConfiguration } from 'dependency-cruiser';
import { WORKSPACES } from '../lib/bundles';
import { ROOT } from '../lib/root';
import { findFolderCircles, FOLDER_RULES } from './folder-circles';
import { PLANTED_IMPORTS } from './planted-imports';

const PLANTED = join(ROOT, '.cache/planted-imports');

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

/** Writes the files of a planted violation; returns their folder. */
function plant(rule: string, imports: readonly string[]): string {
  const folder = join(PLANTED, rule);
  rmSync(folder, { recursive: true, force: true });
  const texts = new Map<string, string>();
  for (const [importer = '', imported] of imports.map((each) => each.split(' > '))) {
    if (imported && !texts.has(imported)) texts.set(imported, '');
    const path = imported && relative(dirname(importer), imported).replace(/\.tsx?$/, '');
    const line = path ? `export * from '${path.startsWith('.') ? path : `./${path}`}';\n` : '';
    texts.set(importer, (texts.get(importer) ?? '') + line);
  }
  for (const [file, text] of texts) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text || 'export const planted = true;\n');
  }
  return folder;
}

/** Checks that each rule reports its planted violation, and that no other rule does. */
export async function checkBoundaryRules(): Promise<string[]> {
  const findings = [...rules.keys()]
    .filter((name) => !(name in PLANTED_IMPORTS))
    .map((name) => `${name} has no planted violation`);
  for (const [name, imports] of Object.entries(PLANTED_IMPORTS)) {
    const folder = plant(name, imports);
    const reported = new Set((await findViolations(folder, readdirSync(folder))).map(({ rule }) => rule));
    if (!reported.has(name)) findings.push(`${name} does not report its planted violation`);
    reported.delete(name);
    for (const other of reported)
      findings.push(`the planted violation of ${name} is reported by ${other} too`);
  }
  return findings;
}
