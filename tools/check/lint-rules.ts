import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { overrides, rules } from '../../packages/build/src/oxlint.json';
import { ROOT } from '../lib/root';
import { runProgram } from './programs';

/** A tree like the project's, because the configuration depends on the folder. */
const FIXTURES = 'tools/check/fixtures/lint';

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

/** The configuration writes `plugin/no-console`, a report `plugin(no-console)`. */
const readName = (rule: string) => rule.replace(/^.*[/(]|\)$/g, '');

/** The rules that the first lines of each fixture name: `// breaks no-console`. */
const readPlanted = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readdirSync(join(ROOT, FIXTURES), { encoding: 'utf8', recursive: true })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(FIXTURES, file))
      .map((file) => {
        const text = readFileSync(join(ROOT, file), 'utf8');
        return [file, [...text.matchAll(/^\/\/ breaks (\S+)$/gm)].map(([, rule = '']) => rule)];
      }),
  );

/** The rules that report each fixture. */
async function lintFixtures(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const args = ['--config', `${FIXTURES}/oxlint.json`, '--format', 'json', FIXTURES];
  const [output = '{ "diagnostics": [] }'] = await runProgram('oxlint', args);
  const { diagnostics } = JSON.parse(output) as Report;
  const reported = new Map<string, Set<string>>();
  for (const { code, filename } of diagnostics)
    reported.set(filename, (reported.get(filename) ?? new Set()).add(readName(code)));
  return reported;
}

/** Checks that each rule has a planted violation, and reports it. */
export async function checkLintRules(): Promise<string[]> {
  const reported = await lintFixtures();
  const planted = readPlanted();
  const all = new Set([...planted.values()].flat());
  const configured = [rules, ...overrides.map((override) => override.rules)].flatMap((each) =>
    Object.keys(each).map(readName),
  );
  return [
    ...configured.filter((rule) => !all.has(rule)).map((rule) => `${rule} has no planted violation`),
    ...[...planted].flatMap(([file, broken]) =>
      broken
        .filter((rule) => !reported.get(file)?.has(rule))
        .map((rule) => `${rule} does not report ${file}`),
    ),
  ];
}
