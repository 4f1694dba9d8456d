import { readImportGraph, type FindImporters } from './import-graph';

/** Suites, without those of the laboratory. */
const TEST = /(?<!\.lab)\.test\.tsx?$/;

/**
 * Files that put a whole workspace together. What they import reaches every suite through them, and says nothing
 * about which suites a change can break.
 */
const COMPOSITION =
  /^(mf-[a-z-]+\/src\/(routes|remote)\.tsx?|shell\/src\/services\/shell\.ts|server\/src\/(app|web-scope|dependencies|module-list|(modules|platform)\/index)\.ts|server\/src\/testing\/[^/]+\.ts)$/;

/** A feature, module or wing: its suites open its pages and addresses, and import few of its files. */
const ROOM = /^(mf-[a-z-]+\/src\/features\/[^/]+|(server|shell)\/src\/([^/]+\/)?[^/]+)\//;

/** An operation needs a request in the matrix of access, which imports none of the modules. */
const OPERATIONS = /^server\/src\/.+\.routes\.ts$/;
const ACCESS_MATRIX = 'server/src/access.test.ts';

/** Imports between a change and a room whose suites run; what is further away is left to the whole run. */
const MAX_DISTANCE = 2;

const findRoom = (file: string) => ROOM.exec(file)?.[0];

/** How many imports each file that these changes reach is away from them. */
function measureDistances(changed: readonly string[], findImporters: FindImporters): Map<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]));
  // A change of the composition itself reaches everything that is put together by it.
  const wide = new Set(changed.filter((file) => COMPOSITION.test(file)));
  // A map also iterates over what is added meanwhile, so this is a breadth-first search.
  for (const [file, distance] of distances) {
    if (COMPOSITION.test(file) && !wide.has(file)) continue;
    for (const importer of findImporters(file)) {
      if (wide.has(file)) wide.add(importer);
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}

/**
 * Returns a function that finds the suites which changes of some of these files can break: those that import one of
 * them, directly or through others, and those of the rooms near to them.
 */
export function createSuiteFinder(files: readonly string[]): (changed: readonly string[]) => string[] {
  const findImporters = readImportGraph(files);
  return (changed) => {
    const distances = measureDistances(changed, findImporters);
    const near = [...distances].filter(
      ([file, distance]) => distance <= MAX_DISTANCE && !COMPOSITION.test(file),
    );
    const rooms = new Set(near.flatMap(([file]) => findRoom(file) ?? []));
    const hasOperations = changed.some((file) => OPERATIONS.test(file));
    return files.filter(
      (file) =>
        TEST.test(file) &&
        (distances.has(file) || rooms.has(findRoom(file) ?? '') || (hasOperations && file === ACCESS_MATRIX)),
    );
  };
}
