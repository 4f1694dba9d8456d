import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseThesaurus, type ParsedThesaurus } from './parse-thesaurus';

/** Lists the CH-ISCO-19 codes; its presence identifies the folder. */
const CLASSIFICATION = 'classification.csv';

/** `server/thesaurus`, found from the sources and from the built files in `server/dist` alike. */
export function findThesaurusFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'thesaurus', CLASSIFICATION))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error(`No folder above the server's code has thesaurus/${CLASSIFICATION}`);
    folder = parent;
  }
  return join(folder, 'thesaurus');
}

/** The parsed files of the folder, together. */
export function readThesaurusFiles(folder: string): ParsedThesaurus {
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const files = names.sort().map((name) => parseThesaurus(name, readFileSync(join(folder, name), 'utf8')));
  return {
    occupations: files.flatMap(({ occupations }) => occupations),
    groups: files.flatMap(({ groups }) => groups),
    skills: files.flatMap(({ skills }) => skills),
    mistakes: files.flatMap(({ mistakes }) => mistakes),
  };
}

/** The four-digit codes of CH-ISCO-19. */
export function readClassification(folder: string): ReadonlySet<string> {
  const [, ...lines] = readFileSync(join(folder, CLASSIFICATION), 'utf8').trim().split('\n');
  return new Set(lines.map((line) => line.slice(0, 4)));
}
