import { head, headLine, headTest, headText, signIn, toCamel, toTitle } from './names';

/** Template of a feature: a page, its texts, its style and a test of what the user sees. */
export interface FeatureNames {
  /** The remote's folder, `mf-seeker`. */
  readonly remote: string;
  /** The feature's folder, `saved-searches`. */
  readonly name: string;
  /** Access rule of the page. */
  readonly access: string;
}

const page = ({ name }: FeatureNames) => `import { Page, PageTitle } from '@metier/sdk/ui';
import styles from './${name}-page.module.css';
import { ${toCamel(name)}Texts as texts } from './${name}.texts';

export function Component() {
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      <h1 className={styles.title}>{texts.title}</h1>
    </Page>
  );
}
`;

const texts = ({ name, access }: FeatureNames) => `export const ${toCamel(name)}Texts = {
  title: '${toTitle(name)}',
  ${headText(name, access)}
} as const;
`;

const style = () => `.title {
  margin-block-end: var(--space-20);
}
`;

const test = ({ name, access }: FeatureNames) => {
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
};

/** The files of a new feature, keyed by path relative to the features folder. */
export const writeFeature = (names: FeatureNames): Record<string, string> => ({
  [`${names.name}-page.tsx`]: page(names),
  ...(names.access === 'public' && { [`${names.name}-head.ts`]: head(names.name) }),
  [`${names.name}-page.module.css`]: style(),
  [`${names.name}.texts.ts`]: texts(names),
  [`${names.name}-page.test.tsx`]: test(names),
});

/** The remote's route table with the new route; undefined if the table is not found. */
export function addRoute(table: string, { name, access }: FeatureNames): string | undefined {
  const start = table.indexOf('defineRoutes([');
  const end = table.indexOf(']);', start);
  if (start === -1 || end === -1) return undefined;
  const page = `page: () => import('./features/${name}/${name}-page')`;
  const route = `  { path: '/${name}', access: '${access}', ${page}, ${headLine(name, access)} },\n`;
  return table.slice(0, end) + route + table.slice(end);
}
