import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeApi } from '../../server/src/describe-api';
import type { ApiDocument } from '../../server/src/http/openapi/document';
import { findBreakages } from '../../server/src/http/openapi/find-breakages';
import { formatText } from '../lib/format';
import { exitWithError, ROOT } from '../lib/root';

const DESCRIPTION = 'docs/openapi.json';
const DECISIONS = join(ROOT, 'docs/decisions');

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const write = (description: ApiDocument) => formatText(DESCRIPTION, JSON.stringify(description));

/** Breaking changes to the committed description that no decision record quotes literally. */
function findUndecided(description: ApiDocument): string[] {
  const records = readdirSync(DECISIONS).map((name) => readFileSync(join(DECISIONS, name), 'utf8'));
  const breakages = findBreakages(JSON.parse(read(DESCRIPTION)) as ApiDocument, description);
  return breakages
    .filter((breakage) => !records.some((record) => record.includes(breakage)))
    .map((breakage) => `clients would break: ${breakage} (a record in docs/decisions may say that line)`);
}

/** Checks that the committed description matches the code, and that every breaking change is recorded as a decision. */
export async function checkApi(): Promise<string[]> {
  const { description } = await describeApi();
  const isCurrent = read(DESCRIPTION) === (await write(description));
  return [
    ...findUndecided(description),
    ...(isCurrent ? [] : [`${DESCRIPTION} is not current: npm run openapi`]),
  ];
}

/** Writes the description; ends the process if a breaking change is not recorded as a decision. */
export async function writeDescription(): Promise<void> {
  const { description } = await describeApi();
  const undecided = findUndecided(description);
  if (undecided.length > 0) exitWithError(undecided.join('\n'));
  writeFileSync(join(ROOT, DESCRIPTION), await write(description));
}
