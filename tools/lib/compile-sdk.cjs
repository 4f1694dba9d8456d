const {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} = require('node:fs');
const { dirname, join, relative, sep } = require('node:path');
const { build } = require('esbuild');

const ROOT = join(__dirname, '../..');
const SOURCE = join(ROOT, 'shared/src');
const TARGET = join(ROOT, 'shared/dist');
const API = join(ROOT, 'docs/openapi.json');

const isSource = (/** @type {string} */ file) =>
  /\.(tsx?|css)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file);

/** @returns {string[]} */
const listFiles = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter((file) => statSync(file).isFile());

/** The compiled file for an import without an ending: `./button` is `./button.js`, `..` is `../index.js`. */
function completePath(/** @type {string} */ importer, /** @type {string} */ path) {
  const place = join(dirname(importer), path);
  if (existsSync(place) && statSync(place).isFile()) return path;
  const isFolder = !existsSync(`${place}.ts`) && !existsSync(`${place}.tsx`);
  return isFolder ? `${path}/index.js` : `${path}.js`;
}

/** Keeps every file a file of its own. @type {import('esbuild').Plugin} */
const importsAsFiles = {
  name: 'imports-as-files',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, importer, path }) =>
      kind === 'entry-point'
        ? undefined
        : { path: path.startsWith('.') ? completePath(importer, path) : path, external: true },
    );
  },
};

/** Unchanged files keep their time, so that nothing is built again because of them. */
function writeIfChanged(/** @type {string} */ file, /** @type {Uint8Array} */ content) {
  if (existsSync(file) && readFileSync(file).equals(content)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * Compiles `@metier/sdk`, file by file, into `shared/dist`: what releases are built from, here and in
 * repositories of their own. Takes a fraction of a second; the types are checked and declared elsewhere.
 */
async function compileSdk() {
  const sources = listFiles(SOURCE).filter(isSource);
  const { outputFiles } = await build({
    entryPoints: sources.filter((file) => !file.endsWith('.css')),
    outbase: SOURCE,
    outdir: TARGET,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    jsx: 'automatic',
    charset: 'utf8',
    plugins: [importsAsFiles],
    logLevel: 'error',
  });
  const contents = new Map([
    [join(TARGET, 'openapi.json'), readFileSync(API)],
    ...sources
      .filter((file) => file.endsWith('.css'))
      .map((file) => /** @type {const} */ ([join(TARGET, relative(SOURCE, file)), readFileSync(file)])),
    ...outputFiles.map(
      ({ path, contents: code }) => /** @type {const} */ ([path.split('/').join(sep), code]),
    ),
  ]);
  for (const [file, content] of contents) writeIfChanged(file, content);
  for (const file of listFiles(TARGET)) if (!contents.has(file) && !file.endsWith('.d.ts')) rmSync(file);
}

module.exports = { compileSdk };
