import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type ts from 'typescript';
import { ROOT } from '../lib/root';
import type { Declarations } from './declare-types';

/** What changed between two versions of the types, by export: `ui: Button`. */
export interface SurfaceChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** With the compiler's reason. */
  readonly broken: readonly string[];
}

type Side = 'before' | 'now';
type Compiler = typeof ts;

interface Entry {
  readonly name: string;
  readonly exports: ReadonlyMap<string, ts.Symbol>;
}

const ENTRY = /^shared\/src\/([^/]+)\/index\.d\.ts$/;

const OPTIONS = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** The folder is inside the repository, because the types import installed packages. */
function writeSides(folder: string, sides: Readonly<Record<Side, Declarations>>): void {
  for (const [side, declarations] of Object.entries(sides))
    for (const [file, text] of Object.entries(declarations)) {
      const path = join(folder, side, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
}

function createProgram(compiler: Compiler, files: readonly string[]): ts.Program {
  const { ModuleKind, ModuleResolutionKind, ScriptTarget } = compiler;
  return compiler.createProgram(files, {
    ...OPTIONS,
    target: ScriptTarget.ES2023,
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
  });
}

function listEntries(program: ts.Program, folder: string, side: Side, declarations: Declarations): Entry[] {
  const checker = program.getTypeChecker();
  return Object.keys(declarations).flatMap((file) => {
    const [, name] = ENTRY.exec(file) ?? [];
    const source = program.getSourceFile(join(folder, side, file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!name || !module) return [];
    return [{ name, exports: new Map(checker.getExportsOfModule(module).map((each) => [each.name, each])) }];
  });
}

/** A line that compiles if code for the earlier export may use the later one. */
function writeComparison(compiler: Compiler, program: ts.Program, symbol: ts.Symbol, number: number): string {
  const { SymbolFlags } = compiler;
  const checker = program.getTypeChecker();
  const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const { name } = symbol;
  if (target.flags & SymbolFlags.Value)
    return `export const c${number}: typeof before.${name} = now.${name};`;
  const [declaration] = target.declarations ?? [];
  const parameters = (declaration as ts.InterfaceDeclaration | undefined)?.typeParameters ?? [];
  const given = parameters.length > 0 ? `<${parameters.map(() => 'any').join(', ')}>` : '';
  return `export const c${number} = (value: now.${name}${given}): before.${name}${given} => value;`;
}

/** One comparison a line, after one of imports: the line of an error is the number of the export. */
function writeEntry(folder: string, entry: string, lines: readonly string[]): string {
  const file = join(folder, `compare-${entry}.ts`);
  const imports = (['before', 'now'] as const)
    .map((side) => `import * as ${side} from './${side}/shared/src/${entry}/index.js';`)
    .join(' ');
  writeFileSync(file, [imports, ...lines].join('\n'));
  return file;
}

function describeErrors(compiler: Compiler, program: ts.Program, file: string, names: readonly string[]) {
  const source = program.getSourceFile(file);
  if (!source) return [];
  const reasons = new Map<string, string>();
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(source)) {
    const { line } = source.getLineAndCharacterOfPosition(start);
    const name = names[line - 1];
    const reason = compiler.flattenDiagnosticMessageText(messageText, '\n').split('\n').at(-1)?.trim() ?? '';
    if (name && !reasons.has(name)) reasons.set(name, reason);
  }
  return [...reasons];
}

const IMPORTED = /(?:from|import\()\s*['"](\.[^'"]+)['"]/g;

const listImports = (file: string, text: string): string[] =>
  [...text.matchAll(IMPORTED)].map(
    ([, path = '']) => `${posix.join(posix.dirname(file), path).replace(/\.js$/, '')}.d.ts`,
  );

/**
 * The files that differ, or that import one that does. What the others declare is not compared, because the
 * compiler cannot relate generic types that are declared twice.
 */
function findChangedFiles(before: Declarations, now: Declarations): ReadonlySet<string> {
  const files = Object.entries(now);
  const changed = new Set(files.filter(([file, text]) => before[file] !== text).map(([file]) => file));
  for (let size = -1; size !== changed.size;) {
    size = changed.size;
    for (const [file, text] of files)
      if (listImports(file, text).some((each) => changed.has(each))) changed.add(file);
  }
  return changed;
}

/** The file that declares an export, without the folder of its side. */
function findFile(
  { SymbolFlags }: Compiler,
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  folder: string,
): string {
  const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target.declarations?.[0]?.getSourceFile().fileName.slice(join(folder, 'before/').length) ?? '';
}

/** Compares two versions of the types as the compiler would for a team's code. */
export async function compareSurfaces(before: Declarations, now: Declarations): Promise<SurfaceChanges> {
  const { default: compiler } = await import('typescript');
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/sdk-surface-'));
  try {
    writeSides(folder, { before, now });
    const files = [before, now].flatMap((declarations, at) =>
      Object.keys(declarations).map((file) => join(folder, at === 0 ? 'before' : 'now', file)),
    );
    const program = createProgram(compiler, files);
    const checker = program.getTypeChecker();
    const changed = findChangedFiles(before, now);
    const later = new Map(
      listEntries(program, folder, 'now', now).map(({ name, exports }) => [name, exports]),
    );
    const earlier = new Map(
      listEntries(program, folder, 'before', before).map(({ name, exports }) => [name, exports]),
    );
    const list = (one: typeof earlier, other: typeof earlier) =>
      [...one].flatMap(([entry, exports]) =>
        [...exports.keys()].filter((name) => !other.get(entry)?.has(name)).map((name) => `${entry}: ${name}`),
      );
    const comparisons = [...earlier].map(([entry, exports]) => {
      const kept = [...exports.values()].filter(
        (symbol) =>
          later.get(entry)?.has(symbol.name) && changed.has(findFile(compiler, checker, symbol, folder)),
      );
      const lines = kept.map((symbol, at) => writeComparison(compiler, program, symbol, at));
      return { entry, names: kept.map(({ name }) => name), file: writeEntry(folder, entry, lines) };
    });
    const compared = createProgram(compiler, [...files, ...comparisons.map(({ file }) => file)]);
    return {
      added: list(later, earlier),
      removed: list(earlier, later),
      broken: comparisons.flatMap(({ entry, names, file }) =>
        describeErrors(compiler, compared, file, names).map(([name, why]) => `${entry}: ${name} (${why})`),
      ),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
