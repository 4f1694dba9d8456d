import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { readShellContracts } from '../../packages/build/src/read-tables.cjs';
import { packFiles } from '../../packages/cli/src/pack';
import { compileFolder, listFiles } from '../lib/compile-sdk.cjs';
import { readApi } from '../lib/describe-api.cjs';
import { ROOT } from '../lib/root';
import { bundleForTests } from './bundle-for-tests';
import { collectServer, makeServerManifest } from './collect-server';
import { declareTypes, type Declarations } from './declare-types';
import { listEntries, rewriteManifest, type Manifest } from './manifests';

/** Folders of the packages that a remote is made with. */
const PACKAGES = ['shared', 'packages/build', 'packages/testing', 'packages/cli'] as const;
type Folder = (typeof PACKAGES)[number];

/** Beside the built server, which serves it. */
export const SDK_FOLDER = join(ROOT, 'server/dist/sdk');

const INDEX = 'index.json';
/** The types of `@metier/sdk` for readers, as one text. */
const TYPES = 'types.d.ts';

type Files = Map<string, Buffer>;

/**
 * For a team, all that its packages are developed with is needed; here, a start installs no more than its builds need.
 * The program of `packages/cli` holds its packages.
 */
function readManifest(folder: Folder): Manifest {
  const manifest = readJson<Manifest>(`${folder}/package.json`);
  if (folder === 'packages/cli') return manifest;
  return { ...manifest, dependencies: { ...manifest.dependencies, ...manifest.devDependencies } };
}

const read = (file: string) => readFileSync(join(ROOT, file));
const readJson = <Content>(file: string) => JSON.parse(read(file).toString()) as Content;
const asBuffer = (content: object) => Buffer.from(`${JSON.stringify(content, null, 2)}\n`);

/** The page of every component runs in this repository only. */
const isInternal = (file: string) => file.startsWith('dist/ui/kit/');

/** Compiled files with their types, below `dist`. */
async function compile(folder: Folder, declarations: Declarations): Promise<Files> {
  const compiled = await compileFolder(join(ROOT, folder, 'src'), 'dist');
  const types = Object.entries(declarations).filter(([file]) => file.startsWith(`${folder}/src/`));
  return new Map([
    ...[...compiled].map(([file, content]) => {
      const path = relative(process.cwd(), file).replaceAll('\\', '/');
      return [path, Buffer.from(content)] as const;
    }),
    ...types.map(([file, text]) => [file.replace(`${folder}/src`, 'dist'), Buffer.from(text)] as const),
  ]);
}

/** What runs as it is written: the recipe, and the configuration of tests. */
const copySources = (folder: Folder): Files =>
  new Map(
    listFiles(join(ROOT, folder, 'src'))
      .filter((file) => /\.(cjs|json)$/.test(file))
      .map((file) => [relative(join(ROOT, folder), file).replaceAll('\\', '/'), readFileSync(file)]),
  );

async function bundleProgram(): Promise<Files> {
  const { buildCli } = (await import('../../packages/cli/build.mjs')) as {
    buildCli(): Promise<Uint8Array>;
  };
  return new Map([['dist/metier.js', Buffer.from(await buildCli())]]);
}

/** The deploy gate's reader of style sheets, for `metier-build check`. */
async function bundleStyleReader(): Promise<Files> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['server/src/platform/gate/read-style.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20.19',
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ contents }) => ['dist/read-style.cjs', Buffer.from(contents)]));
}

async function collect(folder: Folder, declarations: Declarations): Promise<Files> {
  if (folder === 'packages/build') return new Map([...copySources(folder), ...(await bundleStyleReader())]);
  if (folder === 'packages/cli') return bundleProgram();
  const files = new Map([
    ...(await compile(folder, declarations)),
    ...(await bundleForTests(folder, listEntries(readManifest(folder)))),
    ...copySources(folder),
  ]);
  if (folder === 'shared')
    files
      .set('dist/openapi.json', Buffer.from(await readApi()))
      .set('CHANGELOG.md', read('shared/CHANGELOG.md'));
  return files;
}

/** The SDK's major version is the newest contract with the shell. */
function assertContract({ name, version }: Manifest, contracts: readonly number[]): void {
  const contract = Math.max(...contracts);
  if (version.startsWith(`${contract}.`)) return;
  throw new Error(`${name} ${version} is made for contract ${contract}: its version is ${contract}.x.y.`);
}

const compare = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

const writeTypes = (declarations: Declarations) =>
  Object.entries(declarations)
    .filter(([file]) => file.startsWith('shared/src/') && !isInternal(file.replace('shared/src', 'dist')))
    .map(([file, text]) => `// ${file.replace('shared/src', '@metier/sdk')}\n\n${text}`)
    .join('\n');

/** Packs one package as npm does: everything below `package/`, in a fixed order. */
async function packPackage(manifest: ReturnType<typeof rewriteManifest>, files: Files) {
  const programs = Object.values(manifest.bin ?? {}).map((path) => `package/${path.replace(/^\.\//, '')}`);
  const content = new Map(files).set('package.json', asBuffer(manifest)).set('LICENSE', read('LICENSE'));
  const archive = await packFiles(
    [...content]
      .filter(([file]) => !isInternal(file))
      .map(([file, bytes]) => [`package/${file}`, bytes] as const)
      .sort(compare),
    (name) => programs.includes(name),
  );
  const mark = createHash('sha256').update(archive).digest('hex').slice(0, 10);
  const { name, version, peerDependencies } = manifest;
  return {
    archive,
    entry: {
      name,
      version,
      // The content is part of the name: a file with this name never changes.
      file: `${name.replace('@metier/', '')}-${version}-${mark}.tgz`,
      size: archive.length,
      integrity: `sha512-${createHash('sha512').update(archive).digest('base64')}`,
      peerDependencies,
    },
  };
}

type Packed = Awaited<ReturnType<typeof packPackage>>;

/** The server of a team's own machine, which serves the other packages itself. */
async function packServer(engines: object, others: readonly Packed[], index: Buffer): Promise<Packed> {
  const { EXTERNAL_PACKAGES } = (await import('../../server/external-packages.mjs')) as {
    EXTERNAL_PACKAGES: readonly string[];
  };
  const manifest = makeServerManifest(readJson('server/package.json'), EXTERNAL_PACKAGES);
  const files = collectServer().set(`server/dist/sdk/${INDEX}`, index);
  for (const { archive, entry } of others) files.set(`server/dist/sdk/${entry.file}`, archive);
  return packPackage(rewriteManifest(manifest, new Map(), engines), files);
}

/** An unchanged file keeps its time. */
function writeIfChanged(path: string, content: Buffer): void {
  try {
    if (readFileSync(path).equals(content)) return;
  } catch {
    // Not there yet.
  }
  writeFileSync(path, content);
}

/**
 * Packs the packages that teams install, with an index: the same bytes for the same
 * sources. Files of an earlier state are removed.
 */
export async function packSdk(folder = SDK_FOLDER): Promise<void> {
  const manifests = PACKAGES.map(readManifest);
  const contracts = await readShellContracts(join(ROOT, 'shared'));
  for (const manifest of manifests) if (manifest.name === '@metier/sdk') assertContract(manifest, contracts);
  const versions = new Map(manifests.map(({ name, version }) => [name, version]));
  const { engines } = readJson<{ engines: object }>('package.json');
  const declarations = await declareTypes();
  const packed = await Promise.all(
    PACKAGES.map(async (source) => {
      const manifest = rewriteManifest(readManifest(source), versions, engines);
      return packPackage(manifest, await collect(source, declarations));
    }),
  );
  const description = await readApi();
  const { info } = JSON.parse(description) as { info: { version: string } };
  const api = { version: info.version, hash: createHash('sha256').update(description).digest('hex') };
  const listPackages = (packages: readonly Packed[]) =>
    asBuffer({ contracts, api, packages: packages.map(({ entry }) => entry) });
  const all = [...packed, await packServer(engines, packed, listPackages(packed))];
  mkdirSync(folder, { recursive: true });
  for (const { archive, entry } of all) writeIfChanged(join(folder, entry.file), archive);
  writeIfChanged(join(folder, INDEX), listPackages(all));
  writeIfChanged(join(folder, TYPES), Buffer.from(writeTypes(declarations)));
  const current = new Set([INDEX, TYPES, ...all.map(({ entry }) => entry.file)]);
  for (const file of readdirSync(folder)) if (!current.has(file)) rmSync(join(folder, file));
}
