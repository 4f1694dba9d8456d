const { readdirSync, readFileSync } = require('node:fs');
const { dirname, join, posix, resolve } = require('node:path');
const { LANGUAGES } = require('../languages.cjs');

const CALL = /import\.meta\.translations\('(\w+)'\)/g;
const EXPORTED = /^export const (\w+)\b/gm;

/** The modules that may contain the call: those of a bundle’s languages, and those of `@metier/sdk`. */
const LISTS = new RegExp(
  `[\\\\/]src[\\\\/](?:languages[\\\\/]\\w+|(?:${Object.values(LANGUAGES).join('|')})[\\\\/]index)\\.ts$`,
);

/** The folder whose translations such a module lists. */
const sourcesOf = (/** @type {string} */ file) => resolve(dirname(file), '..');

/** Paths of the translations to a language below a folder, the same on every machine. */
const listTranslations = (/** @type {string} */ folder, /** @type {string} */ code) =>
  readdirSync(folder, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith(`.texts.${code}.ts`))
    .sort();

/**
 * Writes the list that `import.meta.translations('de')` stands for: what each `….texts.de.ts` of the bundle exports.
 * Lines keep their numbers.
 * @param {string} source
 * @param {string} file absolute
 */
function expandTranslations(source, file) {
  if (!LISTS.test(file)) return source;
  const folder = sourcesOf(file);
  const imports = /** @type {string[]} */ ([]);
  const expanded = source.replace(CALL, (_call, code) => {
    const names = listTranslations(folder, code).flatMap((path) => {
      const exported = [...readFileSync(join(folder, path), 'utf8').matchAll(EXPORTED)];
      return exported.map(([, name]) => {
        const own = `${name}${imports.length}`;
        const request = posix.join('..', path.replace(/\.ts$/, ''));
        imports.push(`import { ${name} as ${own} } from '${request}'; `);
        return own;
      });
    });
    return `[${names.join(', ')}]`;
  });
  return imports.join('') + expanded;
}

module.exports = { LISTS, expandTranslations, sourcesOf };
