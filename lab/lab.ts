import { join } from 'node:path';
import { checkTypes } from '../tools/check/programs';
import { exitWithError, ROOT } from '../tools/lib/root';

/**
 * `npm run lab` checks the types of the laboratory, and runs all suites and journeys in full depth, with those that
 * need minutes; `npm run lab -- <words>` those whose paths contain one of the words.
 */
const findings = await checkTypes('lab', join(ROOT, 'lab/tsconfig.json'));
if (findings.length > 0) exitWithError(`✗ types of the lab\n${findings.join('\n')}`);
console.log('✓ types of the lab');
process.env.METIER_LAB = '1';
await import('../tools/test');
