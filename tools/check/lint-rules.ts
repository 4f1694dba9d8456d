import { ESLint } from 'eslint';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root';

const FIXTURES = join(ROOT, 'tools/check/fixtures/lint');

/**
 * Lints each planted violation under the path in its first line (`// at <path>`, `// breaks <rule>`): that
 * rule must report it.
 */
export async function checkLintRules(): Promise<string[]> {
  const eslint = new ESLint({ cwd: ROOT });
  const findings: string[] = [];
  for (const file of readdirSync(FIXTURES)) {
    const text = readFileSync(join(FIXTURES, file), 'utf8');
    const place = /^\/\/ at (\S+)$/m.exec(text)?.[1];
    const rule = /^\/\/ breaks (\S+)$/m.exec(text)?.[1];
    if (!place || !rule) throw new Error(`${file} lacks its "// at <path>" or "// breaks <rule>" line`);
    const [result] = await eslint.lintText(text, { filePath: join(ROOT, place) });
    if (!result?.messages.some(({ ruleId }) => ruleId === rule))
      findings.push(`${rule} does not report ${file}`);
  }
  return findings;
}
