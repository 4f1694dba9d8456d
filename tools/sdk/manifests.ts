/** The parts of a package.json that are rewritten for teams. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly main?: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string | { readonly compiled: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A page and its tests have one copy of each: the one that the team installs. */
const SINGLE = ['@metier/build', '@metier/sdk', 'react', 'react-dom'];

/** Runs as it is written, or is data. */
const IS_COPIED = /\.(cjs|json)$/;

/** `src/ui/index.ts` is `dist/ui/index.js` with its types; style sheets and data have none. */
function exportCompiled(target: string | { readonly compiled: string }) {
  if (target === './src/css-modules.d.ts') return { types: './dist/css-modules.d.ts' };
  if (typeof target === 'string' && IS_COPIED.test(target)) return target;
  const path = (typeof target === 'string' ? target : target.compiled)
    .replace(/^\.\/src\//, './dist/')
    .replace(/\.tsx?$/, '.js');
  if (!path.endsWith('.js')) return path;
  return {
    types: path.replace(/\.js$/, '.d.ts'),
    // For tests, which are CommonJS modules.
    require: `./dist/node/${nameEntry(path)}.cjs`,
    default: path,
  };
}

/** `./dist/ui/index.js` is `ui`, `./dist/setup.js` is `setup`. */
const nameEntry = (path: string) => path.replace('./dist/', '').replace(/(\/index)?\.js$/, '');

/** Names of the entry points that are compiled. */
export const listEntries = ({ exports = {} }: Manifest): string[] =>
  Object.values(exports)
    .map(exportCompiled)
    .flatMap((target) => (typeof target === 'object' && target.default ? [nameEntry(target.default)] : []));

const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** The package.json of a package as teams install it; `versions` are those of this project's packages. */
export function rewriteManifest(manifest: Manifest, versions: ReadonlyMap<string, string>, engines: object) {
  const { private: _private, devDependencies: _development, exports, dependencies = {}, ...rest } = manifest;
  const withVersions = Object.entries(dependencies).map(([name, range]) => {
    const version = versions.get(name);
    return [name, version ? `^${version}` : range] as const;
  });
  return {
    ...rest,
    engines,
    ...(exports && { exports: mapValues(exports, exportCompiled) }),
    dependencies: Object.fromEntries(withVersions.filter(([name]) => !SINGLE.includes(name))),
    peerDependencies: Object.fromEntries(withVersions.filter(([name]) => SINGLE.includes(name))),
  };
}
