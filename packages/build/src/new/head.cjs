const { toCamel, toTitle } = require('./names.cjs');

/**
 * The line of a public page's route that names its head: with it the server renders the page for visitors.
 * @param {string} name
 * @param {string} access
 */
const headLine = (name, access) =>
  access === 'public' ? `head: () => import('./features/${name}/${name}-head'),` : '';

/** Metadata of a public page for search engines and link previews; the title is the page's own. */
const head = (
  /** @type {string} */ name,
) => `import type { HeadArguments, PageHead } from '@metier/sdk/remote';
import { textsIn } from '@metier/sdk/rules';
import { ${toCamel(name)}Texts } from './${name}.texts';

export const describe = ({ language }: Pick<HeadArguments, 'language'>): PageHead => ({
  description: textsIn(language, ${toCamel(name)}Texts).description,
  canonical: '/${name}',
});
`;

const describeInEnglish = (/** @type {string} */ name) =>
  `${toTitle(name)} on Metier, the job board for Switzerland.`;

/**
 * Text of the head, for the texts file; none for a page without a head.
 * @param {string} name
 * @param {string} access
 * @returns {Record<string, string>}
 */
const headText = (name, access) =>
  access === 'public' ? { description: `'${describeInEnglish(name)}'` } : {};

/** The test of the head, and its import. */
const headTest = (/** @type {string} */ name) => ({
  imports: `import { describe as describePage } from './${name}-head';`,
  test: `
test('search engines are told what the page is about', () => {
  expect(describePage({ language: 'en' })).toEqual({
    description: '${describeInEnglish(name)}',
    canonical: '/${name}',
  });
});
`,
});

module.exports = { head, headLine, headTest, headText };
