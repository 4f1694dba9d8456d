const { bundleModule } = require('@metier/build/bundle-module');
const { expandTranslations } = require('@metier/build/translations');
const swc = require('@swc/jest');

/** The module that a build makes of a file: with its translations listed, or the string of a Markdown text. */
const toModule = (/** @type {string} */ source, /** @type {string} */ file) =>
  file.endsWith('.md') ? `export default ${JSON.stringify(source)};` : expandTranslations(source, file);

/** Is used by tests for the schemas of replies, and has a file for each of its five hundred functions. */
const IS_BUNDLED = /[\\/]node_modules[\\/]typebox[\\/]/;

/** Compiles a module for Jest as a build sees it. */
const createTransformer = (/** @type {object} */ options) => {
  const { process, getCacheKey, canInstrument } = swc.createTransformer(options);
  const ofModule =
    (/** @type {(source: string, file: string, ...more: any[]) => any} */ compile) =>
    (/** @type {string} */ source, /** @type {string} */ file, /** @type {any[]} */ ...more) =>
      compile(toModule(source, file), file, ...more);
  const compile = ofModule(process);
  return {
    canInstrument,
    getCacheKey: ofModule(getCacheKey),
    process: (/** @type {string} */ source, /** @type {string} */ file, /** @type {any[]} */ ...more) =>
      IS_BUNDLED.test(file) ? { code: bundleModule(file) } : compile(source, file, ...more),
  };
};

module.exports = { createTransformer };
