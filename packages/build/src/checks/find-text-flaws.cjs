const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { parseSync } = require('@swc/core');
const { writeCall } = require('../languages.cjs');

const DEFINED = /\bdefine(?:Texts|Translated)\(\s*'([^']+)'/g;
const TRANSLATED = /\btranslate<typeof english\.\w+>\(\s*'([^']+)'/g;

const findIds = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  [...text.matchAll(pattern)].map(([, id = '']) => id);

/** The content of a file; '' if the file does not exist. */
const read = (/** @type {string} */ path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** @typedef {{ type?: string, value?: any, key?: any, params?: any[], pat?: any, properties?: any[] }} Node */

/** The name of a property, which is in quotes or not. */
const nameOf = (/** @type {Node} */ { key }) => String(key?.value);

/** Parses with the compiler of the builds, which loads in a fifth of the time of TypeScript's. */
const parse = (/** @type {string} */ text) => parseSync(text, { syntax: 'typescript', target: 'es2022' });

/**
 * The names that each text takes out of its parameter, by the text's path: `({ job }) => …` takes `job`. The
 * compiler finds a parameter that is left out, and cannot find a name that is not taken out of it.
 * @param {string} text
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
function readPlaceholders(text) {
  const found = new Map();
  function visit(/** @type {Node} */ node, /** @type {string} */ path) {
    const isText = node.type === 'KeyValueProperty';
    const name = isText ? `${path}/${nameOf(node)}` : path;
    if (isText && node.value.type === 'ArrowFunctionExpression') {
      const patterns = node.value.params.filter((/** @type {Node} */ { type }) => type === 'ObjectPattern');
      const taken = patterns.flatMap((/** @type {Node} */ { properties = [] }) => properties.map(nameOf));
      if (taken.length > 0) found.set(name, taken.sort());
    }
    for (const child of Object.values(node)) if (child && typeof child === 'object') visit(child, name);
  }
  visit(/** @type {any} */ (parse(text)), '');
  return found;
}

/**
 * What a translation leaves out of the placeholders that the English texts take apart.
 * @param {string} english
 * @param {string} translated
 */
function findLostPlaceholders(english, translated) {
  const given = readPlaceholders(translated);
  return [...readPlaceholders(english)].flatMap(([path, names]) => {
    const lost = given.has(path) ? names.filter((name) => !given.get(path)?.includes(name)) : [];
    return lost.map((name) => `${path.slice(1).replaceAll('/', '.')} leaves out ${name}`);
  });
}

/**
 * @param {string} directory
 * @param {string} file the English texts
 * @param {string} code
 */
function checkTranslation(directory, file, code) {
  const translation = file.replace(/\.ts$/, `.${code}.ts`);
  if (!existsSync(join(directory, translation))) return [`${file}: ${translation} is missing`];
  const [english, translated] = [read(join(directory, file)), read(join(directory, translation))];
  const [wanted, given] = [findIds(english, DEFINED), findIds(translated, TRANSLATED)];
  return [
    ...wanted.filter((id) => !given.includes(id)).map((id) => `${translation}: ${id} is missing`),
    ...findLostPlaceholders(english, translated).map((finding) => `${translation}: ${finding}`),
  ];
}

/**
 * What is wrong with the texts of one bundle, a sentence each: an id that is not its own, and a translation that is
 * missing, incomplete or not in the bundle's list.
 * @param {object} options
 * @param {string} options.directory of the bundle, absolute
 * @param {readonly string[]} options.files with English texts, by path below the directory
 * @param {Readonly<Record<string, string>>} options.lists the file with all translations to a language, by its code
 * @param {string} [options.prefix] of every id, so that no other bundle has it
 * @returns {string[]}
 */
function findTextFlaws({ directory, files, lists, prefix = '' }) {
  const owners = new Map();
  const ids = files.flatMap((file) =>
    findIds(read(join(directory, file)), DEFINED).flatMap((id) => {
      const other = owners.get(id);
      owners.set(id, file);
      return [
        ...(other ? [`${file}: ${id} is also the id of texts in ${other}`] : []),
        ...(id.startsWith(prefix) ? [] : [`${file}: ${id} does not begin with ${prefix}`]),
      ];
    }),
  );
  const translations = Object.entries(lists).flatMap(([code, list]) => [
    ...(read(join(directory, list)).includes(writeCall(code))
      ? []
      : [`${list}: ${writeCall(code)} is missing`]),
    ...files.flatMap((file) => checkTranslation(directory, file, code)),
  ]);
  return [...ids, ...translations];
}

module.exports = { findLostPlaceholders, findTextFlaws };
