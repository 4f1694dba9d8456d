const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/** The shell's look-up from address to hash; see shell/src/federation/integrity.ts. */
const LOOK_UP = 'self.metierIntegrity && self.metierIntegrity';

const protect = (/** @type {string} */ element, /** @type {string} */ address) =>
  `var integrity = ${LOOK_UP}(${address}); if (integrity) ${element}.integrity = integrity;`;

/**
 * Has the chunks and styles of a bundle checked by the browser against the registry's hashes. Module Federation covers
 * no more than the entry, and webpack-subresource-integrity does not work beside it.
 */
class IntegrityPlugin {
  apply(/** @type {import('webpack').Compiler} */ compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${protect('script', 'script.src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${protect('linkTag', 'linkTag.href')}`,
      );
    });
  }
}

module.exports = { IntegrityPlugin };
