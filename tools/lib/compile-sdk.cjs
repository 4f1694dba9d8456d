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
const { listedTranslations } = require('../../packages/build/src/translations/esbuild-plugin.cjs');
const { readApi } = require('./describe-api.cjs');

const ROOT = join(__dirname, '../..');
const SOURCE = join(ROOT, 'shared/src');
const TARGET = join(ROOT, 'shared/dist');

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
 * Compiles the sources of a package for browsers, file by file; style sheets are copied. Takes a fraction of a
 * second; the types are checked and declared elsewhere.
 * @param {string} source folder, absolute
 * @param {string} target folder, absolute
 * @returns {Promise<Map<string, Uint8Array>>} the contents by the files to write
 */
async function compileFolder(source, target) {
  const sources = listFiles(source).filter(isSource);
  const { outputFiles } = await build({
    entryPoints: sources.filter((file) => !file.endsWith('.css')),
    outbase: source,
    outdir: target,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    jsx: 'automatic',
    charset: 'utf8',
    plugins: [listedTranslations, importsAsFiles],
    logLevel: 'error',
  });
  return new Map([
    ...sources
      .filter((file) => file.endsWith('.css'))
      .map((file) => /** @type {const} */ ([join(target, relative(source, file)), readFileSync(file)])),
    ...outputFiles.map(({ path, contents }) => /** @type {const} */ ([path.split('/').join(sep), contents])),
  ]);
}

/**
 * Compiles `@metier/sdk` into `shared/dist`: what releases are built from, here and in repositories of their
 * own.
 */
async function compileSdk() {
  const [contents, api] = await Promise.all([compileFolder(SOURCE, TARGET), readApi()]);
  contents.set(join(TARGET, 'openapi.json'), Buffer.from(api));
  for (const [file, content] of contents) writeIfChanged(file, content);
  for (const file of listFiles(TARGET)) if (!contents.has(file) && !file.endsWith('.d.ts')) rmSync(file);
}

module.exports = { compileFolder, compileSdk, listFiles };
