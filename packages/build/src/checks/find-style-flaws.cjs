const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { transform } = require('esbuild');

/** @typedef {(text: string, bundle: string) => readonly string[]} ReadStyle the deploy gate's reader */

/** Names begin as in a build, and a sheet is in its layer; see class-names.cjs and style-rules.cjs. */
async function writeAsBuilt(/** @type {string} */ file, /** @type {string} */ bundle, layer) {
  const isModule = file.endsWith('.module.css');
  const source = `@layer ${layer} {\n${readFileSync(file, 'utf8')}\n}`;
  // esbuild begins local names with the name of the file, as an identifier.
  const prefix = `${bundle.replace(/\W/g, '_')}_`;
  const { code } = await transform(source, {
    loader: isModule ? 'local-css' : 'css',
    sourcefile: `${prefix.slice(0, -1)}.css`,
    target: 'esnext',
    logLevel: 'silent',
  });
  return code.replaceAll(prefix, `${bundle}_`);
}

/** @returns {string[]} */
const listSheets = (/** @type {string} */ folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map(String)
        .filter((file) => file.endsWith('.css'))
        .sort()
    : [];

/**
 * What the deploy gate would refuse in the style sheets of a bundle, found in the sources: a sentence each.
 * @param {object} options
 * @param {string} options.bundle
 * @param {string} options.folder of the sources, absolute
 * @param {string} [options.layer]
 * @param {(file: string) => boolean} [options.isOwn] chooses sheets, by path below the folder
 * @param {ReadStyle} options.readStyle
 */
async function findStyleFlaws({
  bundle,
  folder,
  layer = `remotes.${bundle}`,
  isOwn = () => true,
  readStyle,
}) {
  const found = [];
  for (const file of listSheets(folder).filter(isOwn)) {
    const flaws = await writeAsBuilt(join(folder, file), bundle, layer).then(
      (text) => readStyle(text, bundle),
      (problem) => [`cannot be read: ${problem.errors?.[0]?.text ?? problem.message}`],
    );
    for (const flaw of flaws) found.push(`${file} ${flaw.replaceAll(`.${bundle}_`, '.')}`);
  }
  return found;
}

module.exports = { findStyleFlaws };
