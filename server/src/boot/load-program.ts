import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';

/** A CommonJS program that was loaded. */
interface Program<Exports> {
  readonly exports: Exports;
  /** True if its functions come from the folder, and were not compiled. */
  readonly isFromFolder: boolean;
  /** Keeps the functions that are compiled by now in the folder, unless they come from it. */
  keep(): void;
}

interface CodeStore {
  readonly folder: string;
  /** Changes with the text of the program: V8 compares its length only. */
  readonly mark: string;
}

const WRAPPER = ['(function (exports, require, module, __filename, __dirname) {', '\n})'] as const;

function readCode({ folder, mark }: CodeStore): Buffer | undefined {
  try {
    return readFileSync(join(folder, mark));
  } catch {
    return undefined;
  }
}

/** Replaces what the folder holds. */
function replaceCode({ folder, mark }: CodeStore, code: Buffer): void {
  mkdirSync(folder, { recursive: true });
  // Renamed when it is complete, because another process may read it.
  const making = join(folder, `${mark}.${process.pid}`);
  writeFileSync(making, code);
  for (const name of readdirSync(folder))
    if (!name.endsWith(`.${process.pid}`)) rmSync(join(folder, name), { force: true });
  renameSync(making, join(folder, mark));
}

function writeCode(store: CodeStore, code: Buffer): void {
  try {
    replaceCode(store, code);
  } catch {
    // A full disk, or another process at the same time: the next start compiles again.
  }
}

/**
 * Loads a CommonJS program of one file, with the functions that an earlier process has compiled: parsing and
 * compiling take a fifth of a start. V8 refuses those of another version or other flags.
 */
export function loadProgram<Exports>(file: string, store?: CodeStore): Program<Exports> {
  const cachedData = store && readCode(store);
  const script = new Script(WRAPPER.join(readFileSync(file, 'utf8')), {
    filename: file,
    ...(cachedData && { cachedData }),
  });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  const isFromFolder = cachedData !== undefined && !script.cachedDataRejected;
  return {
    exports: module.exports as Exports,
    isFromFolder,
    keep() {
      if (store && !isFromFolder) writeCode(store, script.createCachedData());
    },
  };
}
