/** What a feature starts from: a page that composes, its texts, its style and a test of what a person sees. */
export interface FeatureNames {
  /** The remote's folder, `mf-seeker`. */
  readonly remote: string;
  /** The feature's folder, `saved-searches`. */
  readonly name: string;
  /** Who may open its page. */
  readonly access: string;
}

const toWords = (name: string) => name.replaceAll('-', ' ');
const toTitle = (name: string) => toWords(name).replace(/^./, (letter) => letter.toUpperCase());
const toCamel = (name: string) => name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

const page = ({ name }: FeatureNames) => `import { Page } from '@metier/shared/ui';
import classes from './${name}-page.module.css';
import { ${toCamel(name)}Texts as texts } from './${name}.texts';

export function Component() {
  return (
    <Page>
      <title>{texts.documentTitle}</title>
      <h1 className={classes.title}>{texts.title}</h1>
    </Page>
  );
}
`;

const texts = ({ name }: FeatureNames) => `export const ${toCamel(name)}Texts = {
  documentTitle: '${toTitle(name)} · Metier',
  title: '${toTitle(name)}',
} as const;
`;

const style = () => `.title {
  margin-block: 34px 20px;
}
`;

const signedIn = ({ access }: FeatureNames) => {
  if (access === 'public') return { names: 'renderRemote', options: '' };
  const given = access === 'job_provider' ? `{ account_type: 'job_provider' }` : '';
  return { names: 'makeUser, renderRemote', options: `, { user: makeUser(${given}) }` };
};

const test = (names: FeatureNames) => `import { ${signedIn(names).names} } from '@metier/shared/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote';

test('the page says what it is about', async () => {
  renderRemote(remote, '/${names.name}'${signedIn(names).options});
  expect(await screen.findByRole('heading', { name: '${toTitle(names.name)}' })).toBeVisible();
});
`;

/** The files of a new feature by name, relative to its folder. */
export const writeFeature = (names: FeatureNames): Record<string, string> => ({
  [`${names.name}-page.tsx`]: page(names),
  [`${names.name}-page.module.css`]: style(),
  [`${names.name}.texts.ts`]: texts(names),
  [`${names.name}-page.test.tsx`]: test(names),
});

/** The remote's table of addresses with one more line; undefined when the table is not found. */
export function addRoute(table: string, { name, access }: FeatureNames): string | undefined {
  const start = table.indexOf('defineRoutes([');
  const end = table.indexOf(']);', start);
  if (start === -1 || end === -1) return undefined;
  const route = `  { path: '/${name}', access: '${access}', page: () => import('./features/${name}/${name}-page') },\n`;
  return table.slice(0, end) + route + table.slice(end);
}
