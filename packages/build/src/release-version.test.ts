import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileSdk } from '../../../tools/lib/compile-sdk.cjs';
import { ROOT } from '../../../tools/lib/root';
import { IS_LAB } from '../../testing/src/jest/limits.cjs';

const MODULES = join(ROOT, 'node_modules');
const BUILD = 'node_modules/@metier/build';

/** A remote with one page that is also rendered on the server. */
const SOURCES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: '@metier/mf-hello',
    version: '1.0.0',
    peerDependencies: { '@metier/sdk': '^1.0.0', react: '^19.0.0', 'react-dom': '^19.0.0' },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', types: [] },
    include: ['src'],
  }),
  'src/routes.ts': `import { defineRoutes } from '@metier/sdk/remote';
    export const routes = defineRoutes([{ path: '/hello', access: 'public',
      page: () => import('./hello-page'), head: () => import('./hello-head') }]);`,
  'src/remote.tsx': `import { defineRemote } from '@metier/sdk/remote';
    import { routes } from './routes';
    export const remote = defineRemote({ name: 'mf-hello', contracts: { from: 1, to: 1 }, routes });`,
  'src/hello-head.ts': `export const head = () => ({ title: 'Hello' });`,
  'src/hello-page.tsx': `import { Button, Page } from '@metier/sdk/ui';
    import { Link } from '@metier/sdk/router';
    import styles from './hello-page.module.css';
    export const Component = () => <Page><Link to="/" className={styles.hello}>Home</Link>
      <Button>Say hello</Button></Page>;`,
  'src/hello-page.module.css': `.hello { color: red; }`,
};

/** Not minified, names that come from paths show, as do comments. */
const writeRecipe = (isMinified: boolean) => `const { createConfig } = require('@metier/build');
  module.exports = () => {
    const config = createConfig({ name: 'mf-hello', kind: 'remote', directory: __dirname });
    if (!${isMinified}) config.optimization.minimize = false;
    return config;
  };`;

function writeRemote(directory: string, isMinified = true): void {
  mkdirSync(join(directory, 'src'), { recursive: true });
  for (const [file, text] of Object.entries({ ...SOURCES, 'webpack.config.js': writeRecipe(isMinified) }))
    writeFileSync(join(directory, file), text);
}

/** Installs the packages as a repository of its own has them: no workspaces, and the SDK only compiled. */
function installPackages(directory: string): void {
  const own = join(directory, 'node_modules/@metier');
  mkdirSync(join(own, 'sdk'), { recursive: true });
  for (const name of readdirSync(MODULES).filter((each) => each !== '@metier'))
    symlinkSync(realpathSync(join(MODULES, name)), join(directory, 'node_modules', name));
  cpSync(join(ROOT, 'packages/build'), join(own, 'build'), { recursive: true });
  cpSync(join(ROOT, 'shared/dist'), join(own, 'sdk/dist'), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(ROOT, 'shared/package.json'), 'utf8')) as {
    exports: Record<string, string | { compiled: string }>;
  };
  const compiled = Object.entries(manifest.exports).map(([key, target]) => [
    key,
    typeof target === 'string' ? target : target.compiled,
  ]);
  writeFileSync(
    join(own, 'sdk/package.json'),
    JSON.stringify({ ...manifest, exports: Object.fromEntries(compiled) }),
  );
}

interface Built {
  readonly packages: Readonly<Record<string, string>>;
  readonly licenses: Readonly<Record<string, string>>;
  readonly version: string;
  readonly container: string;
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
}

/** Builds with the recipe's own command: this repository's bundles from its root, another one in its folder. */
function build(directory: string, packageFolder: string): Built {
  const isOwn = packageFolder.startsWith(directory);
  execFileSync(process.execPath, [join(packageFolder, 'src/metier-build.cjs'), directory], {
    cwd: isOwn ? directory : ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return JSON.parse(readFileSync(join(directory, 'dist/release.json'), 'utf8')) as Built;
}

const folders: string[] = [];
let inside: string;
let outside: string;
let first: Built;

beforeAll(async () => {
  await compileSdk();
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  inside = mkdtempSync(join(ROOT, '.cache/recipe-'));
  folders.push(inside);
  writeRemote(inside);
  first = build(inside, join(ROOT, 'packages/build'));
  outside = mkdtempSync(join(tmpdir(), 'metier-hello-'));
  folders.push(outside);
  writeRemote(outside);
  installPackages(outside);
});

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

test('the container is named after the version, and no file names another', () => {
  expect(first.version).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
  const [, digits] = first.version.split('-');
  expect(first.container).toBe(`mf_hello_${digits}`);
  const entry = readFileSync(join(inside, 'dist/remoteEntry.js'), 'utf8');
  expect(entry).toContain(first.container);
  for (const file of Object.keys(first.files))
    expect(readFileSync(join(inside, 'dist', file), 'utf8')).not.toContain('0met1er0id');
});

/** The files first: their difference says more than that of the whole. */
function expectSame(built: Built, expected: Built): void {
  expect(built.files).toEqual(expected.files);
  expect(built).toEqual(expected);
}

test('a release names the packages that it is made of, with their versions and licences, and not itself', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'shared/package.json'), 'utf8')) as Built;
  expect(first.packages).toMatchObject({ '@metier/sdk': version });
  expect(first.licenses).toMatchObject({ '@metier/sdk': 'MIT' });
  expect(Object.keys(first.licenses)).toEqual(Object.keys(first.packages));
  expect(Object.keys(first.packages)).not.toContain('@metier/mf-hello');
  expect(Object.keys(first.packages)).not.toContain('metier');
});

test('a repository of its own builds the same release, file by file', () => {
  expectSame(build(outside, join(outside, BUILD)), first);
});

// Four more builds.
if (IS_LAB) {
  test('a comment keeps the version, and a text changes it', () => {
    const page = join(inside, 'src/hello-page.tsx');
    const source = readFileSync(page, 'utf8');
    writeFileSync(page, `/** Says hello. */\n${source}`);
    expect(build(inside, join(ROOT, 'packages/build')).version).toBe(first.version);
    writeFileSync(page, source.replace('Say hello', 'Wave'));
    const changed = build(inside, join(ROOT, 'packages/build'));
    expect(changed.version).not.toBe(first.version);
  });

  test('a repository of its own builds the same release, also before names are minified: none comes from a path', () => {
    for (const folder of [inside, outside]) writeRemote(folder, false);
    const built = build(outside, join(outside, BUILD));
    expectSame(built, build(inside, join(ROOT, 'packages/build')));
    expect(built.files).not.toEqual(first.files);
  });
}
