const { join } = require('node:path');
const { readTables } = require('../read-tables.cjs');
const { buildForServer } = require('../server-build.cjs');

/** File name of the server build in a release. Never served to browsers. */
const SERVER_FILE = 'server.cjs';

/**
 * Adds the server build, which renders the same pages on the server, to the output. A remote without such
 * pages has none.
 * @typedef {{ name: string, kind: 'host' | 'remote', directory: string, isProduction: boolean, watch: boolean }}
 * ServerBuildOptions
 */
class ServerBuildPlugin {
  constructor(/** @type {ServerBuildOptions} */ options) {
    this.options = options;
  }

  /** Import paths of the server-rendered pages and their heads. */
  async listRendered() {
    const { kind, name, directory } = this.options;
    if (kind === 'host') return [];
    const { routes } = await readTables(name, directory);
    return routes.flatMap(({ request, head, isRendered }) => [
      ...(isRendered ? [request] : []),
      ...(head ? [head] : []),
    ]);
  }

  apply(/** @type {import('webpack').Compiler} */ compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    const { kind, directory } = this.options;
    compiler.hooks.thisCompilation.tap('ServerBuildPlugin', (compilation) => {
      // After the browser's files are minified, because this file is minified separately, and before the
      // release is described.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'ServerBuildPlugin', stage }, async () => {
        if (compilation.compiler.isChild() || compilation.errors.length > 0) return;
        if (kind === 'host') compilation.contextDependencies.add(join(directory, 'src/rendering'));
        try {
          const rendered = await this.listRendered();
          if (kind === 'remote' && rendered.length === 0) return;
          const { contents, inputs } = await buildForServer({ ...this.options, rendered });
          // Marked as minimized, so that the minimizer skips it.
          const info = { minimized: true, inputs };
          compilation.emitAsset(SERVER_FILE, new sources.RawSource(Buffer.from(contents)), info);
        } catch (error) {
          compilation.errors.push(new WebpackError(String(error)));
        }
      });
    });
  }
}

module.exports = { SERVER_FILE, ServerBuildPlugin };
