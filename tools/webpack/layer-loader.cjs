/**
 * Puts a style sheet into a cascade layer, so that what wins is decided by the order of layers and not by the order in
 * which bundles happen to arrive.
 * @this {import('webpack').LoaderContext<{ layer: string }>}
 * @param {string} source
 */
module.exports = function putIntoLayer(source) {
  return `@layer ${this.getOptions().layer} {\n${source}\n}\n`;
};
