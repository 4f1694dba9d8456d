const { expandTranslations } = require('@metier/build/translations');
const swc = require('@swc/jest');

/** Compiles a module for Jest after its translations are listed, as the build lists them. */
const createTransformer = (/** @type {object} */ options) => {
  const { process, getCacheKey, canInstrument } = swc.createTransformer(options);
  const expanded =
    (/** @type {(source: string, file: string, ...more: any[]) => any} */ compile) =>
    (/** @type {string} */ source, /** @type {string} */ file, /** @type {any[]} */ ...more) =>
      compile(expandTranslations(source, file), file, ...more);
  return { canInstrument, process: expanded(process), getCacheKey: expanded(getCacheKey) };
};

module.exports = { createTransformer };
