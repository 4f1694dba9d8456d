const { describeCalls } = require('../../packages/build/src/describe-calls.cjs');
const { readShellContracts, readTables } = require('../../packages/build/src/read-tables.cjs');
const {
  describeContent,
  describeFiles,
  describeTables,
} = require('../../packages/build/src/plugins/release-plugin.cjs');
const { SERVER_FILE } = require('../../packages/build/src/plugins/server-build-plugin.cjs');
const { buildForServer } = require('../../packages/build/src/server-build.cjs');

/**
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('../../packages/build/src/read-tables.cjs').Tables} Tables
 * @typedef {{ name: string, directory: string }} Place
 * @typedef {{ name: string, fingerprint: string, version: string, directory: string, shell: string, remotes: readonly Place[] }} Options
 */

/** Folder in which the server expects the shell, relative to the only remote's files. */
const SHELL_DIST = '../../shell/dist/';
const PAGE = 'index.html';

const toJson = (/** @type {object} */ content) => Buffer.from(`${JSON.stringify(content)}\n`);

/**
 * Describes one bundle as the two releases the server expects. The remote's entry is the script that every
 * page starts with, its files are the chunks of all pages; the shell's release holds the page and the files
 * the page references.
 */
class OneBundlePlugin {
  constructor(/** @type {Options} */ options) {
    this.options = options;
  }

  /** Builds the server side from the product's own code, with the CSS class names of the one bundle. */
  async buildForServer(/** @type {readonly Tables[]} */ tables) {
    const { name, directory, shell } = this.options;
    const rendered = tables.flatMap(({ routes }) =>
      routes.flatMap(({ request, head }) => (head ? [request, head] : [])),
    );
    const [forShell, forRemote] = await Promise.all([
      buildForServer({ name, kind: 'host', directory: shell, isProduction: true, rendered }),
      buildForServer({ name, kind: 'remote', directory, isProduction: true, rendered }),
    ]);
    return { shell: Buffer.from(forShell.contents), remote: Buffer.from(forRemote.contents) };
  }

  /**
   * Points the page's start files to their URLs in the server's releases and adds the hash of the entry. The
   * server inserts the styles.
   * @param {string} page
   * @param {{ entry: string, integrity: string, files: readonly string[] }} start
   */
  fillPage(page, { entry, integrity, files }) {
    const { name, version } = this.options;
    const place = (/** @type {string} */ release, /** @type {string} */ file) =>
      `/mf/${release}/${version}/${file}`;
    const moved = files.reduce(
      (html, file) => html.replace(place(name, file), place('shell', file)),
      page.replace(/<link\b[^>]*\brel="?stylesheet[^>]*>/g, ''),
    );
    return moved.replace(
      `"${place(name, entry)}"`,
      (address) => `${address} integrity="${integrity}" crossorigin="anonymous"`,
    );
  }

  async describe(/** @type {Compilation} */ compilation) {
    const { name, version, directory, remotes } = this.options;
    const tables = await Promise.all(remotes.map((remote) => readTables(remote.name, remote.directory)));
    const server = await this.buildForServer(tables);
    const built = describeFiles(compilation);
    delete built[PAGE];
    const all = compilation.entrypoints.get('shell')?.getFiles() ?? [];
    const entry = all.find((file) => /^shell\.\w+\.js$/.test(file)) ?? '';
    const start = all.filter((file) => file !== entry);
    const common = { version, server: SERVER_FILE };
    const contracts = await readShellContracts(directory);
    const calls = await describeCalls(compilation, directory);
    const read = (/** @type {string} */ file) =>
      compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0);
    const integrity = built[entry]?.integrity ?? '';
    const page = this.fillPage(read(PAGE).toString('utf8'), { entry, integrity, files: start });
    const shellFiles = new Map([
      [PAGE, Buffer.from(page)],
      [SERVER_FILE, server.shell],
      ...start.map((file) => /** @type {const} */ ([file, read(file)])),
    ]);
    const pages = tables.map((table, at) => describeTables(compilation, remotes[at]?.directory ?? '', table));
    return {
      shellFiles,
      shell: {
        ...common,
        ...calls,
        name: 'shell',
        contracts,
        provides: {},
        entry: '',
        start,
        files: Object.fromEntries([...shellFiles].map(([file, content]) => [file, describeContent(content)])),
      },
      server: server.remote,
      remote: {
        ...common,
        ...calls,
        name,
        container: `${name}_${this.options.fingerprint}`.replace(/\W/g, '_'),
        contracts: { from: contracts[0], to: contracts.at(-1) },
        shared: {},
        entry,
        expose: [],
        routes: pages.flatMap(({ routes }) => routes),
        fragments: pages.flatMap(({ fragments }) => fragments),
        files: { ...built, [SERVER_FILE]: describeContent(server.remote) },
      },
    };
  }

  apply(/** @type {import('webpack').Compiler} */ compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('OneBundlePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'OneBundlePlugin', stage }, async () => {
        if (compilation.errors.length > 0) return;
        const { shellFiles, shell, server, remote } = await this.describe(compilation);
        const emit = (/** @type {string} */ file, /** @type {Buffer} */ content) =>
          // Marked as minimized, so that the minimizer skips it.
          compilation.emitAsset(file, new sources.RawSource(content), { minimized: true });
        compilation.deleteAsset(PAGE);
        for (const [file, content] of shellFiles) emit(SHELL_DIST + file, content);
        emit(`${SHELL_DIST}release.json`, toJson(shell));
        emit(SERVER_FILE, server);
        emit('release.json', toJson(remote));
      });
    });
  }
}

module.exports = { OneBundlePlugin };
