import { DOCUMENT, insertSummary, readProjectFile, writeSummary } from '../security/document';
import { requirements } from '../security/requirements';
import { findMistakes } from '../security/table';
import { checkWeakCalls } from './weak-calls';

/**
 * Each requirement of ASVS 5.0 of level 1 and 2 is judged, its evidence is there, and the document says so; the server
 * makes no weak calls.
 */
export async function checkSecurity(): Promise<string[]> {
  const document = readProjectFile(DOCUMENT) ?? '';
  const isCurrent = insertSummary(document, writeSummary(requirements)) === document;
  return [
    ...findMistakes(requirements, readProjectFile),
    ...checkWeakCalls(),
    ...(isCurrent ? [] : [`${DOCUMENT} is not that of the table: npm run security`]),
  ];
}
