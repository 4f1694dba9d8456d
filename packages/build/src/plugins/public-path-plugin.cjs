/**
 * Loads chunks, styles and images from the folder of the script that runs, as the page names it: a release
 * does not know its version, nor the origin that serves it. The attribute is used and not the complete
 * address, because webpack compares addresses with those of style sheets in the page.
 */
class PublicPathPlugin {
  apply(/** @type {import('webpack').Compiler} */ compiler) {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;

    class ScriptFolder extends RuntimeModule {
      constructor() {
        super('publicPath', RuntimeModule.STAGE_BASIC);
      }

      /** @override */
      generate() {
        return `${RuntimeGlobals.publicPath} = document.currentScript.getAttribute('src').replace(/[^/]*$/, '');`;
      }
    }

    compiler.hooks.thisCompilation.tap('PublicPathPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        // Before webpack's own handler, which `true` skips.
        .tap({ name: 'PublicPathPlugin', stage: -1 }, (chunk) => {
          // Style sheets are evaluated while building, where no script has an address.
          if (chunk.getEntryOptions()?.publicPath !== undefined) return undefined;
          compilation.addRuntimeModule(chunk, new ScriptFolder());
          return true;
        });
    });
  }
}

module.exports = { PublicPathPlugin };
