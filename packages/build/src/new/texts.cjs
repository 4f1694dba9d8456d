const { MARK } = require('../checks/find-untranslated.cjs');
const { LANGUAGES } = require('../languages.cjs');
const { toBundle, toCamel } = require('./names.cjs');

/**
 * @typedef {object} TextNames
 * @property {string} remote
 * @property {string} name of the feature
 * @property {readonly string[]} codes of the languages that the remote has
 *
 * @typedef {object} Texts entries by key, as code
 * @property {Readonly<Record<string, string>>} unknown texts that only the developer can translate
 * @property {Readonly<Record<string, string>>} [english]
 * @property {Readonly<Record<string, Readonly<Record<string, string>>>>} [translated] by code
 */

const write = (/** @type {Readonly<Record<string, string>>} */ entries, mark = '') =>
  Object.entries(entries)
    .map(([key, text]) => `  ${key}: ${text},${mark}\n`)
    .join('');

const idOf = (/** @type {TextNames} */ { remote, name }) => `${toBundle(remote)}/${name}/${name}`;

/** Names of the rules that some code uses, for its import. */
const listUsed = (/** @type {string} */ code, /** @type {readonly string[]} */ names) =>
  names.filter((each) => new RegExp(`\\b${each}\\(|\\b${each}\\.`).test(code)).join(', ');

/**
 * @param {TextNames} names
 * @param {Texts} texts
 */
function writeEnglish(names, { unknown, english = {} }) {
  const code = `export const ${toCamel(names.name)}Texts = defineTexts('${idOf(names)}', {
${write(unknown)}${write(english)}});
`;
  return `import { ${listUsed(code, ['defineTexts', 'formatCount'])} } from '@metier/sdk/rules';\n\n${code}`;
}

/**
 * @param {TextNames} names
 * @param {Texts} texts
 * @param {string} code
 */
function writeTranslation(names, { unknown, translated = {} }, code) {
  const texts = `${toCamel(names.name)}Texts`;
  const content = `export const ${texts} = translate<typeof english.${texts}>('${idOf(names)}')({
${write(unknown, ` ${MARK}`)}${write(translated[code] ?? {})}});
`;
  const used = listUsed(content, Object.values(LANGUAGES));
  return `import { ${used && `${used}, `}translate } from '@metier/sdk/rules';
import type * as english from './${names.name}.texts';

${content}`;
}

/**
 * The texts of a feature, and their translation to each language that the remote has, keyed by file name.
 * @param {TextNames} names
 * @param {Texts} texts
 * @returns {Record<string, string>}
 */
const writeTexts = (names, texts) => ({
  [`${names.name}.texts.ts`]: writeEnglish(names, texts),
  ...Object.fromEntries(
    names.codes.map((code) => [`${names.name}.texts.${code}.ts`, writeTranslation(names, texts, code)]),
  ),
});

module.exports = { writeTexts };
