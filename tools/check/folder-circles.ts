import type { IModule } from 'dependency-cruiser';

interface Rule {
  /** The entries of this folder are the nodes: folders with all that is in them, and files. */
  readonly within: string;
  readonly advice: string;
}

/**
 * Folders whose entries form floors: none imports another one that imports it, over however many steps. Rules of
 * dependency-cruiser with `scope: 'folder'` do not state this: there, an import leads to the innermost folder of its file,
 * but comes from all folders around it, and test files count.
 */
export const FOLDER_RULES: Readonly<Record<string, Rule>> = {
  'no-circles-of-modules': {
    within: 'server/src/modules/',
    advice: 'The lower module emits a domain event, and the upper one handles it.',
  },
  'no-circles-of-the-platform': {
    within: 'server/src/platform/',
    advice: 'What both folders need goes to platform/store.',
  },
  'no-circles-of-the-server': {
    within: 'server/src/',
    advice: 'What both folders need goes to one below them, such as config.',
  },
  'no-circles-of-the-shell': {
    within: 'shell/src/',
    advice:
      'What both folders need goes to one below them, such as base; a later service is told by an event.',
  },
  'no-circles-of-shared': {
    within: 'shared/src/',
    advice: 'What both entry points need goes to rules.',
  },
  'no-circles-of-rules': {
    within: 'shared/src/rules/',
    advice: 'What both subjects need goes to one below them, such as values.',
  },
};

/** Not counted: tests, their helpers, and texts, which the lists of all translations import from every folder. */
const EXEMPT = /\.test\.tsx?$|\/testing\/|\.texts(\.[a-z]{2})?\.ts$/;

interface Import {
  readonly from: string;
  readonly to: string;
}

/** By entry, the entries that it imports, each with the first import of a file. */
type Arrows = ReadonlyMap<string, ReadonlyMap<string, Import>>;

function listImports(modules: readonly IModule[], within: string): Import[] {
  const isNode = (path: string) => path.startsWith(within) && !EXEMPT.test(path);
  return modules
    .filter(({ source }) => isNode(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => isNode(resolved))
        .map(({ resolved }) => ({ from: source, to: resolved })),
    );
}

function drawArrows(imports: readonly Import[], within: string): Arrows {
  const entryOf = (path: string) => path.slice(within.length).split('/', 1)[0] ?? '';
  const arrows = new Map<string, Map<string, Import>>();
  for (const each of imports) {
    const [from, to] = [entryOf(each.from), entryOf(each.to)];
    if (from === to) continue;
    const targets = arrows.get(from) ?? new Map<string, Import>();
    if (!targets.has(to)) arrows.set(from, targets.set(to, each));
  }
  return arrows;
}

/** The shortest way from an entry back to it, as imports; undefined if it is in no circle. */
function findCircle(arrows: Arrows, start: string): Import[] | undefined {
  const seen = new Set<string>();
  let ways: { readonly at: string; readonly way: Import[] }[] = [{ at: start, way: [] }];
  while (ways.length > 0) {
    const longer = ways.flatMap(({ at, way }) =>
      [...(arrows.get(at) ?? [])].map(([to, each]) => ({ at: to, way: [...way, each] })),
    );
    const back = longer.find(({ at }) => at === start);
    if (back) return back.way;
    ways = longer.filter(({ at }) => !seen.has(at) && seen.add(at));
  }
  return undefined;
}

/** The circles of folders, as one text each: the shortest one of every entry that is in any. */
export function findFolderCircles(modules: readonly IModule[]): { rule: string; imports: string }[] {
  return Object.entries(FOLDER_RULES).flatMap(([rule, { within }]) => {
    const arrows = drawArrows(listImports(modules, within), within);
    const circles = new Map<string, string>();
    for (const entry of arrows.keys()) {
      const lines = findCircle(arrows, entry)?.map(({ from, to }) => `${from} → ${to}`);
      // The same circle, whichever of its entries it begins with.
      if (lines) circles.set([...lines].sort().join(), lines.join(', '));
    }
    return [...circles.values()].map((imports) => ({ rule, imports }));
  });
}
