const { join } = require('node:path');
const { readTables } = require('./read-tables.cjs');
const { buildForServer } = require('./server-build.cjs');

/** The name of the server's build in a release. Browsers are never given it. */
const SERVER_FILE = 'server.cjs';

/**
 * Lays beside the browser's files what renders the same pages on the server. A remote without such pages has none.
 * @typedef {{ name: string, kind: 'host' | 'remote', directory: string, isProduction: boolean }} ServerBuildOptions
 */
class ServerBuildPlugin {
  constructor(/** @type {ServerBuildOptions} */ options) {
    this.options = options;
  }

  /** The imports of the pages that the server renders, and of what describes them. */
  async listRendered() {
    const { kind, name, directory } = this.options;
    if (kind === 'host') return [];
    const { routes } = await readTables(name, directory);
    return routes.flatMap(({ request, head }) => (head ? [request, head] : []));
  }

  apply(/** @type {import('webpack').Compiler} */ compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    const { kind, directory } = this.options;
    compiler.hooks.thisCompilation.tap('ServerBuildPlugin', (compilation) => {
      // After the browser's files are minified, which this one is in its own way, and before the release is described.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'ServerBuildPlugin', stage }, async () => {
        if (compilation.compiler.isChild() || compilation.errors.length > 0) return;
        if (kind === 'host') compilation.contextDependencies.add(join(directory, 'src/rendering'));
        try {
          const rendered = await this.listRendered();
          if (kind === 'remote' && rendered.length === 0) return;
          const contents = await buildForServer({ ...this.options, rendered });
          // Else whatever makes the browser's files smaller would take this one, too.
          const info = { minimized: true };
          compilation.emitAsset(SERVER_FILE, new sources.RawSource(Buffer.from(contents)), info);
        } catch (error) {
          compilation.errors.push(new WebpackError(String(error)));
        }
      });
    });
  }
}

module.exports = { SERVER_FILE, ServerBuildPlugin };
