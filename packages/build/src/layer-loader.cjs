/**
 * Puts a style sheet into a cascade layer, so that precedence depends on the order of layers and not on the
 * load order of bundles. @this {import('webpack').LoaderContext<{ layer: string }>}
 * @param {string} source
 */
module.exports = function putIntoLayer(source) {
  return `@layer ${this.getOptions().layer} {\n${source}\n}\n`;
};
