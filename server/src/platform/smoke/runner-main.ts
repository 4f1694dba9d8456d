import { createInterface } from 'node:readline';
import { runSmoke } from './run-smoke';
import type { SmokePlan } from './smoke-plan';

/**
 * The browser's processes are killed when this one exits, also when the server exits, which closes the input.
 */
process.on('SIGTERM', () => process.exit(1));
const lines = createInterface({ input: process.stdin });
lines.on('close', () => process.exit(1));
lines.once('line', (line) => {
  runSmoke(JSON.parse(line) as SmokePlan).then(
    (smoke) => process.stdout.write(`${JSON.stringify({ smoke })}\n`, () => process.exit(0)),
    (error: Error) =>
      process.stdout.write(`${JSON.stringify({ problem: error.message })}\n`, () => process.exit(1)),
  );
});
