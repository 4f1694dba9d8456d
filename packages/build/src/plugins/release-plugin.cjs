const { createHash } = require('node:crypto');
const { join } = require('node:path');
const { describeCalls } = require('../describe-calls.cjs');
const { readContractRange, readLanguages, readShellContracts, readTables } = require('../read-tables.cjs');
const { listPackages } = require('../packages.cjs');
const { SERVER_FILE } = require('./server-build-plugin.cjs');

/**
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {{ name: string, kind: 'host' | 'remote', directory: string, version: string, container: string,
 *   shared: Record<string, string>, provides: Record<string, string> }} ReleaseOptions
 */

/**
 * Replaces in a build the digits of its version, which are computed from the whole output. As long as they
 * are, so that no size changes.
 */
const MARK = '0met1er0id';

/** Name of the chunk with a remote's public face. */
const FACE = 'face';

const isPublished = (/** @type {string} */ file) => !/\.map$/.test(file);

/** @param {Buffer} content */
const describeContent = (content) => ({
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  size: content.length,
});

/** @param {Compilation} compilation */
function describeFiles(compilation) {
  const files = compilation.getAssets().filter(({ name }) => isPublished(name));
  return Object.fromEntries(files.map(({ name, source }) => [name, describeContent(source.buffer())]));
}

/**
 * Ten hex digits of the output, and of everything that the release says about it.
 * @param {Compilation} compilation
 * @param {object} description
 */
function digestOutput(compilation, description) {
  const hash = createHash('sha256').update(JSON.stringify(description));
  const files = compilation.getAssets().filter(({ name }) => isPublished(name));
  for (const { name, source } of files.sort((one, other) => (one.name < other.name ? -1 : 1)))
    hash.update(`\0${name}\0`).update(source.buffer());
  return hash.digest('hex').slice(0, MARK.length);
}

/**
 * Writes the digits of the version into every file that names them.
 * @param {Compilation} compilation
 * @param {string} digits
 */
function stampFiles(compilation, digits) {
  const { RawSource } = compilation.compiler.webpack.sources;
  for (const { name, source } of compilation.getAssets()) {
    const content = source.buffer();
    if (!content.includes(MARK)) continue;
    const stamped = new RawSource(content.toString('utf8').replaceAll(MARK, digits));
    // The hash in the file's name does not cover the version: webpack must not keep a file of that name.
    compilation.updateAsset(name, stamped, { immutable: false });
  }
}

/**
 * The chunk group of a lazy import of a module.
 * @param {Compilation} compilation
 * @param {string} place of the module, absolute, without the file's ending
 */
function findGroup(compilation, place) {
  const { chunkGraph, moduleGraph } = compilation;
  const isThere = (/** @type {any} */ module) =>
    (module?.resource ?? module?.rootModule?.resource)?.replace(/\.\w+$/, '') === place;
  for (const module of compilation.modules) {
    for (const block of module.blocks) {
      const isIt = block.dependencies.some((dependency) => isThere(moduleGraph.getModule(dependency)));
      const group = isIt && chunkGraph.getBlockChunkGroup(block);
      if (group) return group;
    }
  }
  throw new Error(`No file was built for ${place}`);
}

/**
 * The files that a lazy import of a module brings.
 * @param {Compilation} compilation
 * @param {string} place
 */
const listFilesOf = (compilation, place) => findGroup(compilation, place).getFiles().filter(isPublished);

/**
 * Style sheets of the lazy imports within a page: its scripts load them, and a rendered page without scripts
 * has no other way to get them.
 * @param {Compilation} compilation
 * @param {string} place
 */
function listLateStyles(compilation, place) {
  const page = findGroup(compilation, place);
  const groups = new Set([page]);
  for (const group of groups) for (const child of group.childrenIterable) groups.add(child);
  const files = [...groups].flatMap((group) => group.getFiles());
  const own = new Set(page.getFiles());
  return [...new Set(files)].filter((file) => file.endsWith('.css') && !own.has(file));
}

/**
 * The packages from which the files are made, those of the server build as well.
 * @param {Compilation} compilation
 * @param {string} directory of the bundle, absolute
 */
function describePackages(compilation, directory) {
  const modules = [...compilation.modules].flatMap((/** @type {any} */ module) => [
    module,
    ...(module.modules ?? []),
  ]);
  const inputs = compilation.getAsset(SERVER_FILE)?.info.inputs ?? [];
  const files = modules.flatMap(({ resource }) => (typeof resource === 'string' ? [resource] : []));
  return listPackages([...files.map((file) => file.replace(/\?.*$/s, '')), ...inputs], directory);
}

/** @param {Compilation} compilation */
function listExposedFiles(compilation) {
  const group = compilation.namedChunkGroups.get(FACE);
  return (group?.getFiles() ?? []).filter(isPublished);
}

/**
 * The access rule and the required files of each route and fragment.
 * @param {Compilation} compilation
 * @param {string} directory the remote's workspace, absolute
 * @param {Pick<import('../read-tables.cjs').Tables, 'routes' | 'fragments'>} tables
 */
function describeTables(compilation, directory, { routes, fragments }) {
  const withFiles = ({ request, ...row }) => ({
    ...row,
    files: listFilesOf(compilation, join(directory, 'src', request)),
  });
  const describeRendered = ({ request }) => {
    const late = listLateStyles(compilation, join(directory, 'src', request));
    return { is_rendered: true, ...(late.length > 0 && { late_styles: late }) };
  };
  const describeRoute = ({ head, isRendered, ...row }) => ({
    ...withFiles(row),
    ...((isRendered || head) && describeRendered(row)),
  });
  return { routes: routes.map(describeRoute), fragments: fragments.map(withFiles) };
}

/**
 * The files of each language.
 * @param {Compilation} compilation
 * @param {string} directory of the bundle, absolute
 */
async function describeLanguages(compilation, directory) {
  const rows = await readLanguages(directory);
  const files = rows.map(({ language, request }) => [
    language,
    listFilesOf(compilation, join(directory, 'src/languages', request)),
  ]);
  return files.length > 0 && { languages: Object.fromEntries(files) };
}

/**
 * @param {Compilation} compilation
 * @param {ReleaseOptions} options
 */
async function describeRemote(compilation, { name, directory, container, shared }) {
  const { routes, fragments } = await readTables(name, directory);
  return {
    contracts: await readContractRange(name, directory),
    container,
    shared,
    entry: 'remoteEntry.js',
    expose: listExposedFiles(compilation),
    ...describeTables(compilation, directory, { routes, fragments }),
  };
}

/**
 * @param {Compilation} compilation
 * @param {ReleaseOptions} options
 */
const describeShell = async (compilation, { directory, provides }) => ({
  contracts: await readShellContracts(directory),
  provides,
  entry: compilation.namedChunkGroups.get('shell')?.getFiles()[0],
  start: listFilesOf(compilation, join(directory, 'src/bootstrap')),
});

/**
 * Writes `release.json`: the bundle's identity, its routes and fragments with access rules, and every file
 * with its hash. The version comes from the output: equal files have equal versions, whatever they were made
 * from.
 */
class ReleasePlugin {
  constructor(/** @type {ReleaseOptions} */ options) {
    this.options = options;
  }

  async describe(/** @type {Compilation} */ compilation) {
    const { name, kind, version, directory } = this.options;
    const describeOwn = kind === 'remote' ? describeRemote : describeShell;
    const description = {
      name,
      version,
      ...(await describeOwn(compilation, this.options)),
      ...(await describeLanguages(compilation, directory)),
      ...(await describeCalls(compilation, directory)),
      ...describePackages(compilation, directory),
      ...(compilation.getAsset(SERVER_FILE) && { server: SERVER_FILE }),
    };
    // A bundle that is rebuilt on every change keeps its version.
    const digits = version.endsWith(MARK) ? digestOutput(compilation, description) : MARK;
    stampFiles(compilation, digits);
    return JSON.stringify({ ...description, files: describeFiles(compilation) }).replaceAll(MARK, digits);
  }

  apply(/** @type {import('webpack').Compiler} */ compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ReleasePlugin', stage }, async () => {
        if (compilation.errors.length > 0) return;
        try {
          const release = await this.describe(compilation);
          compilation.emitAsset('release.json', new sources.RawSource(`${release}\n`));
        } catch (error) {
          // A compilation error fails a build; an exception would end watch mode.
          compilation.errors.push(new WebpackError(String(error)));
        }
      });
    });
  }
}

module.exports = { FACE, MARK, ReleasePlugin, describeContent, describeFiles, describeTables };
