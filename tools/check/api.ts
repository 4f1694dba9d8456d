import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sliceApi } from '../../packages/build/src/slice-api.cjs';
import { listOperations, type ApiDocument } from '../../server/src/http/openapi/document';
import { findBreakages } from '../../server/src/http/openapi/find-breakages';
import { readApi } from '../lib/describe-api.cjs';
import { ROOT } from '../lib/root';
import { readLastVersion, sayMissing, type LastVersion } from './last-version';

const DECISIONS = join(ROOT, 'docs/decisions');

/** Breaking changes that no decision record quotes literally. */
function findUndecided(before: ApiDocument, now: ApiDocument): string[] {
  const records = readdirSync(DECISIONS).map((name) => readFileSync(join(DECISIONS, name), 'utf8'));
  return findBreakages(before, now)
    .filter((breakage) => !records.some((record) => record.includes(breakage)))
    .map((breakage) => `clients would break: ${breakage} (a record in docs/decisions may say that line)`);
}

/** The types that each operation takes and returns. */
function readSignatures(api: ApiDocument): ReadonlyMap<string, string> {
  const entries = [...listOperations(api)].map(([name, { operationId }]) => {
    const [method = '', path = ''] = name.split(' ');
    return [name, JSON.stringify(sliceApi(api, [{ id: operationId, method, path }]))] as const;
  });
  return new Map(entries);
}

function listChanges(before: ApiDocument, now: ApiDocument): string[] {
  const [earlier, later] = [readSignatures(before), readSignatures(now)];
  return [
    ...[...earlier.keys()].filter((name) => !later.has(name)).map((name) => `${name} is gone`),
    ...[...later]
      .filter(([name, signature]) => earlier.get(name) !== signature)
      .map(([name]) => `${name} ${earlier.has(name) ? 'is changed' : 'is new'}`),
  ];
}

/** Checks that every change since the last version that breaks clients is recorded as a decision. */
export async function checkApi(
  note: (line: string) => void,
  reading: Promise<Pick<LastVersion, 'version' | 'description'> | undefined> = readLastVersion(),
): Promise<string[]> {
  const last = await reading;
  if (!last) {
    note(sayMissing());
    return [];
  }
  const now = JSON.parse(await readApi()) as ApiDocument;
  for (const change of listChanges(last.description, now)) note(`since ${last.version}: ${change}`);
  return findUndecided(last.description, now);
}
