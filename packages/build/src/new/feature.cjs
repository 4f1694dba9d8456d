const { head, headLine, headTest, headText } = require('./head.cjs');
const { signIn, toCamel, toTitle } = require('./names.cjs');
const { writeTexts } = require('./texts.cjs');

/**
 * Template of a feature: a page, its texts, its style and a test of what the user sees.
 * @typedef {object} FeatureNames
 * @property {string} remote the remote's name, `mf-seeker`
 * @property {string} name the feature's folder, `saved-searches`
 * @property {string} access rule of the page
 * @property {readonly string[]} codes of the languages that the remote has
 */

const page = (
  /** @type {FeatureNames} */ { name },
) => `import { Page, PageTitle, useTexts } from '@metier/sdk/ui';
import styles from './${name}-page.module.css';
import { ${toCamel(name)}Texts } from './${name}.texts';

export function Component() {
  const texts = useTexts(${toCamel(name)}Texts);
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <h1 className={styles.title}>{texts.title}</h1>
    </Page>
  );
}
`;

const style = () => `.title {
  margin-block-end: var(--space-20);
}
`;

function test(/** @type {FeatureNames} */ { name, access }) {
  const { factory, user } = signIn(access);
  return `import { ${factory}renderRemote } from '@metier/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote';
${access === 'public' ? headTest(name).imports : ''}

test('the page says what it is about', async () => {
  renderRemote(remote, '/${name}'${user && `, { user: ${user} }`});
  expect(await screen.findByRole('heading', { name: '${toTitle(name)}' })).toBeVisible();
  expect(document.title).toBe('${toTitle(name)} – Metier');
});
${access === 'public' ? headTest(name).test : ''}`;
}

/** The texts that only the developer can translate, as code: they come from the name of the page. */
const writeUnknownTexts = (/** @type {string} */ name, /** @type {string} */ access) => ({
  title: `'${toTitle(name)}'`,
  ...headText(name, access),
});

/**
 * The files of a new feature, keyed by path relative to its folder.
 * @param {FeatureNames} names
 * @returns {Record<string, string>}
 */
const writeFeature = (names) => ({
  [`${names.name}-page.tsx`]: page(names),
  ...(names.access === 'public' && { [`${names.name}-head.ts`]: head(names.name) }),
  [`${names.name}-page.module.css`]: style(),
  ...writeTexts(names, { unknown: writeUnknownTexts(names.name, names.access) }),
  [`${names.name}-page.test.tsx`]: test(names),
});

/**
 * The remote's route table with the new route; undefined if the table is not found.
 * @param {string} table
 * @param {FeatureNames} names
 */
function addRoute(table, { name, access }) {
  const start = table.indexOf('defineRoutes([');
  const end = table.indexOf(']);', start);
  if (start === -1 || end === -1) return undefined;
  const page = `page: () => import('./features/${name}/${name}-page')`;
  const route = `  { path: '/${name}', access: '${access}', ${page}, ${headLine(name, access)} },\n`;
  return table.slice(0, end) + route + table.slice(end);
}

module.exports = { addRoute, writeFeature, writeUnknownTexts };
