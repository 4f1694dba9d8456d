const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { MARK } = require('../checks/find-untranslated.cjs');
const { LANGUAGES, listOf } = require('../languages.cjs');
const { addRoute, writeFeature } = require('./feature.cjs');
const { ACCESS_LABELS, describeAccess, isKebabCase } = require('./names.cjs');
const { saveFiles } = require('./save.cjs');

/** The access rule of all pages of a remote; public if they differ. */
function readAccess(/** @type {string} */ routes) {
  const rules = new Set([...routes.matchAll(/\baccess: '(\w+)'/g)].map(([, rule = '']) => rule));
  const [first = 'public'] = rules;
  return rules.size === 1 ? first : 'public';
}

/**
 * Adds a working page with its own route and translations to a remote. Rejects with one sentence if that is not
 * possible, before anything is written.
 * @param {object} options
 * @param {string} options.directory of the remote, absolute
 * @param {string} options.remote
 * @param {string} [options.place] of the remote in messages, with a slash; none in a repository of its own
 * @param {string} options.name of the feature
 * @param {string} [options.access] by default that of the remote's other pages
 * @returns {Promise<string[]>} what the developer does next, a sentence each
 */
async function makeFeature({ directory, remote, place = '', name, access: given }) {
  if (!isKebabCase(name)) throw new Error(`"${name}" is not a name in kebab-case, like saved-searches.`);
  if (given && !(given in ACCESS_LABELS)) throw new Error(describeAccess(given));
  const read = (/** @type {string} */ file) => readFileSync(join(directory, file), 'utf8');
  const folder = `src/features/${name}`;
  if (existsSync(join(directory, folder))) throw new Error(`${remote} has a feature ${name} already.`);

  const routes = read('src/routes.ts');
  const codes = Object.keys(LANGUAGES).filter((code) => existsSync(join(directory, listOf(code))));
  const names = { remote, name, access: given ?? readAccess(routes), codes };
  const changed = addRoute(routes, names);
  if (!changed) throw new Error(`${place}src/routes.ts has no table defineRoutes([…]) to add the page to.`);
  const files = Object.entries(writeFeature(names)).map(
    ([file, text]) => /** @type {const} */ ([`${folder}/${file}`, text]),
  );
  saveFiles(directory, [...files, ['src/routes.ts', changed]]);
  return [
    `${remote} has a feature ${name}, at /${name}. Begin in ${place}${folder}/${name}-page.tsx.`,
    ...(codes.length > 0 ? [`Translate its lines with “${MARK}” before you commit them.`] : []),
  ];
}

module.exports = { makeFeature };
