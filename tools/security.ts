import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithError, ROOT } from './lib/root';
import { DOCUMENT, insertSummary, readProjectFile, writeRows, writeSummary } from './security/document';
import { requirements } from './security/requirements';
import { findMistakes } from './security/table';

/** `npm run security`: prints the table of ASVS 5.0, and writes its summary into the document. */
const mistakes = findMistakes(requirements, readProjectFile);
if (mistakes.length > 0) exitWithError(mistakes.join('\n'));
const document = insertSummary(readProjectFile(DOCUMENT) ?? '', writeSummary(requirements));
writeFileSync(join(ROOT, DOCUMENT), document);
console.log(writeRows(requirements));
