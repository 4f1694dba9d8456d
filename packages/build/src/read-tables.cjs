const { build } = require('esbuild');
const { existsSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');

/**
 * @typedef {{ path: string, access: string, request: string, head: string | undefined,
 * isRendered: true | undefined }} RouteRow
 * @typedef {{ name: string, access: string, request: string }} FragmentRow
 * @typedef {{ language: string, request: string }} LanguageRow
 * @typedef {{ routes: RouteRow[], fragments: FragmentRow[] }} Tables
 * @typedef {{ from: number, to: number }} ContractRange
 */

/**
 * Evaluates the tables but not the pages: a dynamic import returns the imported path.
 * @type {import('esbuild').Plugin}
 */
const pagesAsRequests = {
  name: 'pages-as-requests',
  setup(bundle) {
    bundle.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, namespace: 'page' } : undefined,
    );
    bundle.onLoad({ filter: /.*/, namespace: 'page' }, ({ path }) => ({
      contents: `export const request = ${JSON.stringify(path)}`,
    }));
    bundle.onLoad({ filter: /\.(css|svg)$/ }, () => ({ contents: 'module.exports = {}' }));
    bundle.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@metier/') ? undefined : { path, external: true },
    );
  },
};

const TABLES = `
  export * from './src/routes';
  export { canOverlap, isSamePath } from '@metier/sdk/rules';
`;
const LANGUAGES = `export { languages } from './src/languages';`;
const FACE = `export { remote } from './src/remote';`;
const SHELL_CONTRACTS = `export { SHELL_CONTRACTS } from '@metier/sdk/remote';`;

async function evaluate(/** @type {string} */ source, /** @type {string} */ directory) {
  const bundle = await build({
    stdin: { contents: source, resolveDir: directory, sourcefile: 'tables.ts', loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [pagesAsRequests],
  });
  const module = { exports: /** @type {any} */ ({}) };
  const run = new Function('module', 'exports', 'require', bundle.outputFiles[0]?.text ?? '');
  run(module, module.exports, createRequire(join(directory, 'package.json')));
  return module.exports;
}

/**
 * Rejects tables with two pages for the same path and role, with a head of a page that is not public, or with a
 * server-rendered public page that has none.
 * @param {string} name
 * @param {RouteRow[]} routes
 * @param {{ canOverlap(one: string, other: string): boolean, isSamePath(one: string, other: string): boolean
 * }} rules
 */
function refuseNonsense(name, routes, { canOverlap, isSamePath }) {
  routes.forEach((route, at) => {
    const other = routes
      .slice(at + 1)
      .find((later) => isSamePath(route.path, later.path) && canOverlap(route.access, later.access));
    if (other) {
      throw new Error(
        `${name} claims ${route.path} twice for the same person (${route.access} and ${other.access}); see its src/routes.ts`,
      );
    }
    if (route.head && route.access !== 'public') {
      throw new Error(`${name} has a head for ${route.path}, which is not public; see its src/routes.ts`);
    }
    if (route.isRendered && route.access === 'public' && !route.head) {
      throw new Error(
        `${name} renders ${route.path}, which is public, without a head; see its src/routes.ts`,
      );
    }
  });
}

/**
 * The tables of a remote's `src/routes.ts` as data, with the import path of each page and fragment.
 * @param {string} name
 * @param {string} directory the workspace, absolute
 * @returns {Promise<Tables>}
 */
async function readTables(name, directory) {
  const { routes, fragments = [], ...rules } = await evaluate(TABLES, directory);
  const readRoutes = routes.map(async (/** @type {any} */ { path, access, page, head, isRendered }) => ({
    path,
    access,
    request: (await page()).request,
    head: (await head?.())?.request,
    isRendered: isRendered || head ? true : undefined,
  }));
  const readFragments = fragments.map(async (/** @type {any} */ { name: fragment, access, piece }) => ({
    name: fragment,
    access,
    request: (await piece()).request,
  }));
  const rows = await Promise.all(readRoutes);
  refuseNonsense(name, rows, /** @type {any} */ (rules));
  return { routes: rows, fragments: await Promise.all(readFragments) };
}

/**
 * The languages of a bundle, declared in its `src/languages/index.ts`, with the import path of each; none without that
 * file.
 * @param {string} directory the workspace, absolute
 * @returns {Promise<LanguageRow[]>}
 */
async function readLanguages(directory) {
  if (!existsSync(join(directory, 'src/languages/index.ts'))) return [];
  const { languages } = await evaluate(LANGUAGES, directory);
  const rows = Object.entries(/** @type {Record<string, () => Promise<any>>} */ (languages));
  return Promise.all(rows.map(async ([language, load]) => ({ language, request: (await load()).request })));
}

/**
 * The contracts that the shell supports.
 * @param {string} directory of a workspace, absolute
 * @returns {Promise<number[]>}
 */
async function readShellContracts(directory) {
  return [...(await evaluate(SHELL_CONTRACTS, directory)).SHELL_CONTRACTS];
}

/**
 * The range of contracts that a remote supports, declared in its `src/remote.tsx`.
 * @param {string} name
 * @param {string} directory the workspace, absolute
 * @returns {Promise<ContractRange>}
 */
async function readContractRange(name, directory) {
  const { contracts } = (await evaluate(FACE, directory)).remote;
  const isRange = Number.isInteger(contracts.from) && Number.isInteger(contracts.to);
  if (!isRange || contracts.from < 1 || contracts.to < contracts.from)
    throw new Error(
      `${name} speaks contracts from ${contracts.from} to ${contracts.to}, which is no range; see its src/remote.tsx`,
    );
  return contracts;
}

module.exports = { readContractRange, readLanguages, readShellContracts, readTables };
