const { readFile } = require('node:fs/promises');
const { LISTS, expandTranslations } = require('./expand.cjs');

/** Lists the translations of a bundle. @type {import('esbuild').Plugin} */
const listedTranslations = {
  name: 'listed-translations',
  setup({ onLoad }) {
    onLoad({ filter: LISTS }, async ({ path }) => ({
      contents: expandTranslations(await readFile(path, 'utf8'), path),
      loader: 'ts',
    }));
  },
};

module.exports = { listedTranslations };
