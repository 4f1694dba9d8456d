/** `saved-searches` as a title for people. */
export function toTitle(name: string): string {
  return name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

/** `saved-searches` as a variable. */
export const toCamel = (name: string) =>
  name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

/**
 * The signed-in user of a page test: the imported factory, and its call; empty if the page needs no login.
 */
export function signIn(access: string): { readonly factory: string; readonly user: string } {
  if (access === 'public') return { factory: '', user: '' };
  const given = access === 'login' || access === 'job_seeker' ? '' : `{ account_type: '${access}' }`;
  return { factory: 'makeUser, ', user: `makeUser(${given})` };
}

/** The line of a public page's route that names its head: with it the server renders the page for visitors. */
export const headLine = (name: string, access: string): string =>
  access === 'public' ? `head: () => import('./features/${name}/${name}-head'),` : '';

/** Metadata of a public page for search engines and link previews; the title is the page's own. */
export const head = (name: string): string => `import type { PageHead } from '@metier/sdk/remote';
import { ${toCamel(name)}Texts as texts } from './${name}.texts';

export const describe = (): PageHead => ({ description: texts.description, canonical: '/${name}' });
`;

/** Text of the head, for the texts file. */
export const headText = (name: string, access: string): string =>
  access === 'public' ? `description: '${toTitle(name)} on Metier, the job board for Switzerland.',` : '';

/** The test of the head, and its import. */
export const headTest = (name: string) => ({
  imports: `import { describe as describePage } from './${name}-head';`,
  test: `
test('search engines are told what the page is about', () => {
  expect(describePage()).toEqual({
    description: '${toTitle(name)} on Metier, the job board for Switzerland.',
    canonical: '/${name}',
  });
});
`,
});
