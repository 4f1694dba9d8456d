import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeApi } from '../../server/src/describe-api';
import type { Endpoints } from '../../server/src/http/access/access';
import type { ApiDocument } from '../../server/src/http/openapi/document';
import { findBreakages } from '../../server/src/http/openapi/find-breakages';
import { formatText } from '../lib/format';
import { exitWithError, ROOT } from '../lib/root';
import { describeAccess } from './describe-access';

const DESCRIPTION = 'docs/openapi.json';
const ACCESS = 'docs/access.md';
const DECISIONS = join(ROOT, 'docs/decisions');

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Output of `npm run openapi`, by file. */
const makeFiles = async (description: ApiDocument, endpoints: Endpoints) => ({
  [DESCRIPTION]: await formatText(DESCRIPTION, JSON.stringify(description)),
  [ACCESS]: await formatText(ACCESS, describeAccess(endpoints)),
});

/** Breaking changes to the committed description that no decision record quotes literally. */
function findUndecided(description: ApiDocument): string[] {
  const records = readdirSync(DECISIONS).map((name) => readFileSync(join(DECISIONS, name), 'utf8'));
  const breakages = findBreakages(JSON.parse(read(DESCRIPTION)) as ApiDocument, description);
  return breakages
    .filter((breakage) => !records.some((record) => record.includes(breakage)))
    .map((breakage) => `clients would break: ${breakage} (a record in docs/decisions may say that line)`);
}

/**
 * Checks that the committed description and access page match the code, and that every breaking change is
 * recorded as a decision.
 */
export async function checkApi(): Promise<string[]> {
  const { description, endpoints } = await describeApi();
  const files = Object.entries(await makeFiles(description, endpoints));
  return [
    ...findUndecided(description),
    ...files
      .filter(([file, text]) => read(file) !== text)
      .map(([file]) => `${file} is not current: npm run openapi`),
  ];
}

/**
 * Writes the description and the access page; ends the process if a breaking change is not recorded as a
 * decision.
 */
export async function writeDescriptions(): Promise<void> {
  const { description, endpoints } = await describeApi();
  const undecided = findUndecided(description);
  if (undecided.length > 0) exitWithError(undecided.join('\n'));
  for (const [file, text] of Object.entries(await makeFiles(description, endpoints)))
    writeFileSync(join(ROOT, file), text);
}
