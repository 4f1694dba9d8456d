import { DOCUMENT, insertSummary, readProjectFile, writeSummary } from '../security/document';
import { requirements } from '../security/requirements';
import { findMistakes } from '../security/table';

/** Each requirement of ASVS 5.0 of level 1 and 2 is judged, its evidence is there, and the document says so. */
export async function checkSecurity(): Promise<string[]> {
  const document = readProjectFile(DOCUMENT) ?? '';
  const isCurrent = insertSummary(document, writeSummary(requirements)) === document;
  return [
    ...findMistakes(requirements, readProjectFile),
    ...(isCurrent ? [] : [`${DOCUMENT} is not that of the table: npm run security`]),
  ];
}
