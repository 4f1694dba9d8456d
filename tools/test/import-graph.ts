import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync, type EcmaScriptModule } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';
import { expandTranslations } from '../../packages/build/src/translations/expand.cjs';
import { ROOT } from '../lib/root';

/** In the place of a name: every export of a module. */
const ALL = '*';

interface Reference {
  readonly request: string;
  readonly name: string;
}

interface Module {
  readonly imports: readonly Reference[];
  /** Exports that another module defines, by name. */
  readonly reexports: ReadonlyMap<string, Reference>;
  /** Requests of `export * from`. */
  readonly stars: readonly string[];
  readonly ownExports: ReadonlySet<string>;
  readonly isListOfReexports: boolean;
}

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json'],
  conditionNames: ['import', 'require', 'node', 'default'],
});

/** Types are the compiler's concern: at run time their imports do not exist. */
function readImports({ staticImports, dynamicImports }: EcmaScriptModule, source: string): Reference[] {
  const fixed = staticImports.flatMap(({ moduleRequest: { value: request }, entries }) => {
    if (entries.length === 0) return [{ request, name: ALL }];
    return entries
      .filter(({ isType }) => !isType)
      .map(({ importName: { kind, name } }) => ({
        request,
        name: kind === 'Default' ? 'default' : (name ?? ALL),
      }));
  });
  const late = dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end));
  const required = [...source.matchAll(/\brequire(?:\.resolve)?\(('[^']+')\)/g)].map(
    ([, request]) => request,
  );
  const literals = [...late, ...required].filter((request) => request && /^'[^']+'$/.test(request));
  return [...fixed, ...literals.map((request = '') => ({ request: request.slice(1, -1), name: ALL }))];
}

function readModule(file: string): Module {
  const source = expandTranslations(readFileSync(join(ROOT, file), 'utf8'), join(ROOT, file));
  const { module } = parseSync(file, source);
  const reexports = new Map<string, Reference>();
  const stars: string[] = [];
  const ownExports = new Set<string>();
  for (const { moduleRequest, importName, exportName, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    const name = exportName.name ?? 'default';
    if (!moduleRequest) ownExports.add(name);
    else if (isType) continue;
    else if (exportName.kind === 'None') stars.push(moduleRequest.value);
    else reexports.set(name, { request: moduleRequest.value, name: importName.name ?? ALL });
  }
  const imports = readImports(module, source);
  const isListOfReexports = ownExports.size === 0 && imports.length === 0 && module.staticExports.length > 0;
  return { imports, reexports, stars, ownExports, isListOfReexports };
}

/** Returns the files that import a given one at run time; all paths are relative to the root. */
export type FindImporters = (file: string) => readonly string[];

/**
 * Follows the imports of these files by name: through a list of re-exports, an importer is connected only with the
 * files whose names it uses.
 */
export function readImportGraph(files: readonly string[]): FindImporters {
  const scripts = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(join(ROOT, file)));
  const modules = new Map(scripts.map((file) => [file, readModule(file)]));
  const definers = new Map<string, readonly string[]>();

  const resolve = (from: string, request: string): string | undefined => {
    const { path } = resolver.sync(dirname(join(ROOT, from)), request);
    const found = path && relative(ROOT, path);
    return found && !found.includes('node_modules') ? found : undefined;
  };

  function findIn(from: string, { request, name }: Reference): readonly string[] {
    const file = resolve(from, request);
    if (!file) return [];
    const key = `${file} ${name}`;
    const known = definers.get(key);
    if (known) return known;
    // Ends a circle of re-exports.
    definers.set(key, []);
    const found = findDefiners(file, name);
    definers.set(key, found);
    return found;
  }

  function findDefiners(file: string, name: string): readonly string[] {
    const module = modules.get(file);
    if (!module) return [file];
    const { reexports, stars, ownExports, isListOfReexports } = module;
    const follow = (references: Iterable<Reference>) => [...references].flatMap((each) => findIn(file, each));
    const inStars = () => follow(stars.map((request) => ({ request, name })));
    if (name === ALL)
      return [...(isListOfReexports ? [] : [file]), ...follow(reexports.values()), ...inStars()];
    if (ownExports.has(name)) return [file];
    const reexport = reexports.get(name);
    return reexport ? follow([reexport]) : inStars();
  }

  const importers = new Map<string, Set<string>>();
  for (const [file, { imports }] of modules)
    for (const definer of imports.flatMap((each) => findIn(file, each)))
      importers.set(definer, (importers.get(definer) ?? new Set()).add(file));
  return (file) => [...(importers.get(file) ?? [])];
}
