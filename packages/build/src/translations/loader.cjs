const { expandTranslations, sourcesOf } = require('./expand.cjs');

/**
 * Lists the translations of a bundle. @this {import('webpack').LoaderContext<{}>}
 * @param {string} source
 */
module.exports = function listTranslations(source) {
  // A watched bundle takes over a translation that is added.
  this.addContextDependency(sourcesOf(this.resourcePath));
  return expandTranslations(source, this.resourcePath);
};
