const { expandTranslations } = require('@metier/build/translations');
const swc = require('@swc/jest');

/** The module that a build makes of a file: with its translations listed, or the string of a Markdown text. */
const toModule = (/** @type {string} */ source, /** @type {string} */ file) =>
  file.endsWith('.md') ? `export default ${JSON.stringify(source)};` : expandTranslations(source, file);

/** Compiles a module for Jest as a build sees it. */
const createTransformer = (/** @type {object} */ options) => {
  const { process, getCacheKey, canInstrument } = swc.createTransformer(options);
  const ofModule =
    (/** @type {(source: string, file: string, ...more: any[]) => any} */ compile) =>
    (/** @type {string} */ source, /** @type {string} */ file, /** @type {any[]} */ ...more) =>
      compile(toModule(source, file), file, ...more);
  return { canInstrument, process: ofModule(process), getCacheKey: ofModule(getCacheKey) };
};

module.exports = { createTransformer };
