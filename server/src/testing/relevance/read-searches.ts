import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readOccupations } from './occupations';
import { readPredicate, type Predicate, type ReadName } from './predicates';

export interface RelevanceSearch {
  readonly kind: string;
  /** As written in its file. */
  readonly line: string;
  readonly query: URLSearchParams;
  /** Undefined if nothing may be found. */
  readonly fits: Predicate | undefined;
  /** Jobs like this are right as well, but none of them has to be found. */
  readonly also: Predicate | undefined;
  /** None of the first results may be like this. */
  readonly not: Predicate | undefined;
}

const FOLDER = join(__dirname, 'searches');
const WANTED =
  /^(?<keyword>[^@[]*?)(?: ?@ (?<location>.+?)(?: \+(?<radius>\d+))?)?(?: ?\[(?<filters>[^\]]+)\])?$/;

/**
 * All searches, from one file a kind. A line is `keyword @ location +radius [filter=value] | fits: … | also: … |
 * not: …` or `… | nothing`, without the parts that a search does not have.
 */
export function readSearches(folder = FOLDER, readName = readOccupationNames()): RelevanceSearch[] {
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => readLine(basename(file, '.txt'), line, readName)),
  );
}

function readOccupationNames(): ReadName {
  const occupations = readOccupations();
  return (name) => {
    const pattern = occupations.get(name)?.pattern;
    return pattern && (({ title }) => pattern.test(title));
  };
}

function readLine(kind: string, line: string, readName: ReadName): RelevanceSearch {
  const [wanted = '', ...parts] = line.split(' | ');
  const groups = WANTED.exec(wanted)?.groups;
  const read = (name: string) => {
    const part = parts.find((each) => each.startsWith(`${name}: `));
    return part === undefined ? undefined : readPredicate(part.slice(name.length + 2), readName);
  };
  try {
    const [fits, also, not] = [read('fits'), read('also'), read('not')];
    const isUnderstood = parts.every((part) => /^(fits: |also: |not: |nothing$)/.test(part));
    if (!groups || !isUnderstood || (fits === undefined) !== parts.includes('nothing'))
      throw new Error('neither “fits: …” nor “nothing”');
    return { kind, line, query: readQuery(groups), fits, also, not };
  } catch (error) {
    throw new Error(`${kind}.txt: ${line}: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}

function readQuery({ keyword, location, radius, filters }: Record<string, string | undefined>) {
  const query = new URLSearchParams(filters?.replaceAll(' ', '&'));
  for (const [name, value] of Object.entries({ keyword, location, radius }))
    if (value) query.set(name, value);
  return query;
}
