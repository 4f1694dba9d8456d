import { writeUnknownTexts } from '../../packages/build/src/new/feature.cjs';
import { head, headLine, headTest } from '../../packages/build/src/new/head.cjs';
import { signIn, toTitle } from '../../packages/build/src/new/names.cjs';
import { writeTexts } from '../../packages/build/src/new/texts.cjs';
import { LANGUAGES, listOf, writeCall } from '../../packages/build/src/languages.cjs';
import { list, listStyle, page, pageStyle } from './remote-page';
import { ENGLISH, TRANSLATED } from './remote-texts';

/**
 * Template of a remote: the configuration files of every remote, and a page with data, its parts and its
 * test.
 */
export interface RemoteNames {
  /** The remote's folder, `mf-hello`. */
  readonly remote: string;
  /** The name without `mf-`: the feature's folder and the page's path. */
  readonly name: string;
  readonly access: string;
}

/** Versions that a new remote runs with. */
export const PEERS = { '@metier/sdk': '^1.0.0', react: '^19.3.1', 'react-dom': '^19.3.1' };

const manifest = ({ remote }: RemoteNames) =>
  JSON.stringify({
    name: `@metier/${remote}`,
    version: '1.0.0',
    private: true,
    license: 'MIT',
    peerDependencies: PEERS,
  });

const compiler = () => `{
  "extends": "../tsconfig.json",
  "compilerOptions": {
    "lib": ["es2023", "dom", "dom.iterable"],
    "types": ["node", "jest", "@testing-library/jest-dom"]
  },
  "include": ["src", "../shared/src/css-modules.d.ts"]
}
`;

const bundler = ({ remote }: RemoteNames) => `const { createConfig } = require('../webpack.common.js');

module.exports = (options = {}) =>
  createConfig({ name: '${remote}', kind: 'remote', directory: __dirname, ...options });
`;

const routes = ({ name, access }: RemoteNames) => `import { defineRoutes } from '@metier/sdk/remote';

export const routes = defineRoutes([
  { path: '/${name}', access: '${access}', page: () => import('./features/${name}/${name}-page'), ${headLine(name, access)} },
]);
`;

const face = ({ remote }: RemoteNames) => `import { defineRemote } from '@metier/sdk/remote';
import { languages } from './languages/index';
import { routes } from './routes';

export const remote = defineRemote({ name: '${remote}', contracts: { from: 1, to: 1 }, routes, languages });
`;

const CODES = Object.keys(LANGUAGES);

const languages = () => `import type { LanguageTable } from '@metier/sdk/remote';

/** The files of the remote’s translations. */
export const languages: LanguageTable = {
${CODES.map((code) => `  ${code}: () => import('./${code}'),`).join('\n')}
};
`;

/** The translations to a language, those of the kit included. */
const translations = (
  code: string,
  entry: string,
) => `import { translations as shared } from '@metier/sdk/${entry}';

/** All translations of this bundle to ${entry[0]?.toUpperCase()}${entry.slice(1)}. */
export const translations = [...shared, ...${writeCall(code)}];
`;

const test = ({ name, access }: RemoteNames) => `import { Job } from '@metier/sdk/contract';
import { API_FAILURES, makeJob, ${signIn(access).factory}renderRemote, setupFakeApi } from '@metier/testing';
import { screen } from '@testing-library/react';
import { Type } from 'typebox';
import { remote } from '../../remote';
${access === 'public' ? headTest(name).imports : ''}

const api = setupFakeApi();
const answer = (...jobs: Job[]) => api.on('get', 'jobs/', { body: jobs }, Type.Array(Job));
const open = () => renderRemote(remote, '/${name}'${signIn(access).user && `, { user: ${signIn(access).user} }`});

test('the newest jobs stand there, and lead on', async () => {
  answer(makeJob({ id: 31, title: 'Care assistant', location: 'Bern' }));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: '${toTitle(name)}' })).toBeVisible();
  expect(document.title).toBe('${toTitle(name)} – Metier');
  expect(screen.getByText('1 job is open.')).toBeVisible();
  expect(screen.getByText(/^Bern · CHF/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Care assistant' })).toHaveAttribute('href', '/job/31');
});

test('the page is in German for those who read it', async () => {
  answer(makeJob());
  const { changeLanguage } = open();
  await screen.findByText('1 job is open.');
  await changeLanguage('de');
  expect(await screen.findByText('1 Stelle ist offen.')).toBeVisible();
});

test('where there are no jobs, the page says so', async () => {
  answer();
  open();
  expect(await screen.findByRole('heading', { name: 'No jobs yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search all jobs' })).toHaveAttribute('href', '/');
});

test.each(API_FAILURES)('the page is offered again while the API $name', async (failure) => {
  api.failAll(failure);
  const { person } = open();
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  answer(makeJob({ title: 'Care assistant' }));
  await person.click(retry);
  expect(await screen.findByRole('link', { name: 'Care assistant' })).toBeVisible();
});
${access === 'public' ? headTest(name).test : ''}`;

/** The sources of a new remote, the same in a folder of this repository and in a repository of its own. */
export function writeSources(names: RemoteNames): Record<string, string> {
  const { name, access } = names;
  const feature = `src/features/${name}`;
  const texts = writeTexts(
    { ...names, codes: CODES },
    { unknown: writeUnknownTexts(name, access), english: ENGLISH, translated: TRANSLATED },
  );
  return {
    'src/routes.ts': routes(names),
    'src/remote.tsx': face(names),
    'src/languages/index.ts': languages(),
    ...Object.fromEntries(
      Object.entries(LANGUAGES).map(([code, entry]) => [listOf(code), translations(code, entry)]),
    ),
    [`${feature}/${name}-page.tsx`]: page(name),
    ...(access === 'public' && { [`${feature}/${name}-head.ts`]: head(name) }),
    [`${feature}/${name}-page.module.css`]: pageStyle(),
    [`${feature}/newest-jobs.tsx`]: list(name),
    [`${feature}/newest-jobs.module.css`]: listStyle(),
    ...Object.fromEntries(Object.entries(texts).map(([file, text]) => [`${feature}/${file}`, text])),
    [`${feature}/${name}-page.test.tsx`]: test(names),
  };
}

/** The files of a new remote in a folder of this repository, keyed by path relative to it. */
export const writeRemote = (names: RemoteNames): Record<string, string> => ({
  'package.json': manifest(names),
  'tsconfig.json': compiler(),
  'webpack.config.js': bundler(names),
  ...writeSources(names),
});
