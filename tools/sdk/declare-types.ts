import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { listFiles } from '../lib/compile-sdk.cjs';
import { ROOT } from '../lib/root';

/** Folders whose declarations are part of a package. */
const FOLDERS = ['shared/src', 'packages/testing/src'];
/** Each is an entry point of its package, or has types of its own. */
const ENTRIES = /(^shared\/src\/[^/]+\/index\.ts|^packages\/testing\/src\/(index|setup)\.ts|\.d\.ts)$/;
const COMPILER = join(ROOT, 'node_modules/typescript-native/bin/tsc');
const CACHE = join(ROOT, '.cache/sdk-types');

/** Text of each declaration file by its path from the root, beside its source. */
export type Declarations = Readonly<Record<string, string>>;

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

const listSources = (root: string, folders: readonly string[]) =>
  folders
    .flatMap((folder) => listFiles(join(root, folder)))
    .filter(isSource)
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .sort();

/** With file endings, which Node's own way to find modules demands of imports in types too. */
function completeImports(file: string, text: string, all: ReadonlySet<string>): string {
  return text.replace(
    /(from |import\()(['"])(\.[^'"]*)\2/g,
    (_whole, before: string, quote: string, path: string) => {
      const isFile = all.has(`${posix.join(posix.dirname(file), path)}.d.ts`);
      return `${before}${quote}${path}${isFile ? '.js' : '/index.js'}${quote}`;
    },
  );
}

/** Runs the native compiler on the entry points, and returns the declarations that it writes. */
function compile(root: string, sources: readonly string[]): ReadonlyMap<string, string> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'emit-'));
  try {
    const outDir = join(folder, 'types');
    const project = join(folder, 'tsconfig.json');
    const compilerOptions = {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: root,
      outDir,
    };
    const files = sources.filter((file) => ENTRIES.test(file)).map((file) => join(root, file));
    writeFileSync(
      project,
      JSON.stringify({
        extends: join(ROOT, 'packages/testing/tsconfig.json'),
        compilerOptions,
        files,
        include: [],
      }),
    );
    // The check of types is another step.
    const args = [COMPILER, '--noCheck', '--singleThreaded', '--project', project];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stdout);
    return new Map(
      listFiles(outDir)
        .sort()
        .map((file) => [relative(outDir, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The types that the sources in these folders have for others.
 * @param root inside this repository, because the types import installed packages
 */
export function emitTypes(root: string, folders: readonly string[]): Declarations {
  const sources = listSources(root, folders);
  const emitted = compile(root, sources);
  const files = new Set(emitted.keys());
  return {
    ...Object.fromEntries([...emitted].map(([file, text]) => [file, completeImports(file, text, files)])),
    ...Object.fromEntries(
      sources
        .filter((file) => file.endsWith('.d.ts'))
        .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
    ),
  };
}

/** The types of the packages that teams install; kept until a source or an installed package changes. */
export async function declareTypes(): Promise<Declarations> {
  const sources = listSources(ROOT, FOLDERS);
  const hash = createHash('sha256');
  for (const file of [...sources, 'package-lock.json', 'tsconfig.json', 'tools/sdk/declare-types.ts'])
    hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  const kept = join(CACHE, `${hash.digest('hex').slice(0, 20)}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Declarations;
  const declarations = emitTypes(ROOT, FOLDERS);
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(declarations));
  return declarations;
}
