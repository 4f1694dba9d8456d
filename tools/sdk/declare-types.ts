import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { listFiles } from '../lib/compile-sdk.cjs';
import { ROOT } from '../lib/root';

/** Folders whose declarations are part of a package. */
const FOLDERS = ['shared/src', 'packages/testing/src'];
/** Each is an entry point of its package, or has types of its own. */
const ENTRIES = /(^shared\/src\/[^/]+\/index\.ts|^packages\/testing\/src\/(index|setup)\.ts|\.d\.ts)$/;
const CACHE = join(ROOT, '.cache/sdk-types');

/** Text of each declaration file by its path from the root, beside its source. */
export type Declarations = Readonly<Record<string, string>>;

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

const listSources = () =>
  FOLDERS.flatMap((folder) => listFiles(join(ROOT, folder)))
    .filter(isSource)
    .map((file) => relative(ROOT, file).replaceAll('\\', '/'))
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

async function emit(sources: readonly string[]): Promise<Declarations> {
  // Loaded only when types are emitted: it takes longer than all the rest.
  const { default: ts } = await import('typescript');
  const { config } = ts.readConfigFile(join(ROOT, 'packages/testing/tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(ROOT, 'packages/testing'));
  const program = ts.createProgram(
    sources.filter((file) => ENTRIES.test(file)).map((file) => join(ROOT, file)),
    { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: ROOT, outDir: ROOT },
  );
  const [problem] = program.getDeclarationDiagnostics();
  if (problem) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
  const emitted = new Map<string, string>();
  program.emit(undefined, (file, text) => emitted.set(relative(ROOT, file).replaceAll('\\', '/'), text));
  const files = new Set(emitted.keys());
  return {
    ...Object.fromEntries([...emitted].map(([file, text]) => [file, completeImports(file, text, files)])),
    ...Object.fromEntries(
      sources
        .filter((file) => file.endsWith('.d.ts'))
        .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
    ),
  };
}

/**
 * The types of the packages that teams install. The compiler needs seconds for them, so they are kept until a
 * source or an installed package changes.
 */
export async function declareTypes(): Promise<Declarations> {
  const sources = listSources();
  const hash = createHash('sha256');
  for (const file of [...sources, 'package-lock.json', 'tsconfig.json', 'tools/sdk/declare-types.ts'])
    hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  const kept = join(CACHE, `${hash.digest('hex').slice(0, 20)}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Declarations;
  const declarations = await emit(sources);
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(declarations));
  return declarations;
}
