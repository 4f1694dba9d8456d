/**
 * The languages that texts are translated to, by code: the formats for each, and the entry of `@metier/sdk` with its
 * translations.
 */
const LANGUAGES = /** @type {const} */ ({ de: 'german', fr: 'french', it: 'italian' });

/** The file of a bundle with all its translations to a language. */
const listOf = (/** @type {string} */ code) => `src/languages/${code}.ts`;

/** The call in this file that the build replaces by those of the bundle. */
const writeCall = (/** @type {string} */ code) => `import.meta.translations('${code}')`;

module.exports = { LANGUAGES, listOf, writeCall };
