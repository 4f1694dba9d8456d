const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/** Timeout in milliseconds for loading a script or style sheet; as in shared/src/rules/values/limits.ts. */
const LOAD_LIMIT_MS = 8_000;

/**
 * The shell's integrity lookup; see shell/src/federation/resolve-file.ts. Undefined if a bundle runs without
 * the shell.
 */
const admit = (/** @type {string} */ address) =>
  `var admitted = self.metierAdmit ? self.metierAdmit(${address}) : { address: ${address} };`;

const script = `
${admit('url')}
if (!admitted) return done({ type: 'refused, because no registry names it', target: { src: url } });
script.src = admitted.address;
// The page's Integrity-Policy takes a hash for one only together with the mode.
if (admitted.integrity) {
  script.integrity = admitted.integrity;
  script.crossOrigin = 'anonymous';
}`;

const style = `
${admit('fullhref')}
if (!admitted) {
  onLinkComplete({ type: 'refused, because no registry names it', target: { href: fullhref } });
  return linkTag;
}
linkTag.href = admitted.address;
if (admitted.integrity) {
  linkTag.integrity = admitted.integrity;
  // Browsers compare the hash of a file of another origin only in this mode.
  if (admitted.address[0] !== '/') linkTag.crossOrigin = 'anonymous';
}
setTimeout(function () { if (linkTag.onerror) linkTag.onerror({ type: 'timeout', target: linkTag }); }, ${LOAD_LIMIT_MS});`;

/**
 * Refuses chunks and styles that are not in a registry, and adds the registry's integrity hashes to the
 * others. Module Federation covers only the entry, and webpack-subresource-integrity does not work with it.
 */
class IntegrityPlugin {
  apply(/** @type {import('webpack').Compiler} */ compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => source + script,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source) => source + style,
      );
    });
  }
}

module.exports = { IntegrityPlugin, LOAD_LIMIT_MS };
