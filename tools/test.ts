import { parseArgs } from 'node:util';
// Measures the machine before anything loads it.
import '../packages/testing/src/jest/limits.cjs';
import { exitWithError } from './lib/root';
import { close, runChanged, runFiles, runWhole } from './test/lanes';
import { listChanged, listFiles } from './test/list-changed';
import { createSuiteFinder } from './test/related-suites';

/**
 * `npm test` runs everything that people rely on. `npm test -- changed` runs what the changes since the fork from
 * `main` can have broken, or those since a commit with `--since`. `npm test -- <words>` runs the suites and journeys
 * whose paths contain one of the words.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: 'string' } },
});

async function testChanged(): Promise<void> {
  const { since, files } = listChanged(values.since);
  const related = createSuiteFinder(listFiles())(files);
  console.log(`${files.length} files changed since ${since}, ${related.length} related suites`);
  const journeys = files.filter((file) => file.startsWith('e2e/'));
  if (journeys.length > 0) console.log('Journeys are not run: npm test -- <word> runs those that match.');
  close(await runChanged(files, related));
}

async function testMatching(words: readonly string[]): Promise<void> {
  const matching = listFiles().filter((file) => words.some((word) => file.includes(word)));
  const inLab = process.env.METIER_LAB === '1';
  const files = matching.filter((file) => inLab || !file.includes('.lab.'));
  const suites = files.filter((file) => /\.test\.tsx?$/.test(file));
  const journeys = files.filter((file) => /^e2e\/journeys\/.+\.spec\.ts$/.test(file));
  if (suites.length + journeys.length === 0)
    exitWithError(
      matching.length > files.length
        ? `That belongs to the laboratory: npm run lab -- ${words.join(' ')}`
        : `No suite and no journey has ${words.join(' or ')} in its path.`,
    );
  close(await runFiles(suites, journeys));
}

if (positionals[0] === 'changed') await testChanged();
else if (positionals.length > 0) await testMatching(positionals);
else close(await runWhole());
