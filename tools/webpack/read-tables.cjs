const { build } = require('esbuild');
const { createRequire } = require('node:module');
const { join } = require('node:path');

/**
 * @typedef {{ path: string, access: string, request: string, head: string | undefined }} RouteRow
 * @typedef {{ name: string, access: string, request: string }} FragmentRow
 * @typedef {{ contract: number, routes: RouteRow[], fragments: FragmentRow[] }} Tables
 */

/** The tables are evaluated, the pages are not: an import of one gives back what was asked for. @type {import('esbuild').Plugin} */
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

const CONTRACT = `export { REMOTE_CONTRACT } from '@metier/shared/remote';`;
const TABLES = `
  export * from './src/routes';
  export { canOverlap, isSamePath } from '@metier/shared/rules';
  ${CONTRACT}
`;

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
 * Two claims of one path for one role would leave it to chance which page a person sees; and what the server renders is
 * for everybody.
 * @param {string} name
 * @param {RouteRow[]} routes
 * @param {{ canOverlap(one: string, other: string): boolean, isSamePath(one: string, other: string): boolean }} rules
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
      throw new Error(
        `${name} describes ${route.path}, which only who signs in may see; see its src/routes.ts`,
      );
    }
  });
}

/**
 * What a remote's `src/routes.ts` says, as data, with the import that each page and fragment comes from.
 * @param {string} name
 * @param {string} directory the workspace, absolute
 * @returns {Promise<Tables>}
 */
async function readTables(name, directory) {
  const { routes, fragments = [], REMOTE_CONTRACT, ...rules } = await evaluate(TABLES, directory);
  const readRoutes = routes.map(async (/** @type {any} */ { path, access, page, head }) => ({
    path,
    access,
    request: (await page()).request,
    head: (await head?.())?.request,
  }));
  const readFragments = fragments.map(async (/** @type {any} */ { name: fragment, access, piece }) => ({
    name: fragment,
    access,
    request: (await piece()).request,
  }));
  const rows = await Promise.all(readRoutes);
  refuseNonsense(name, rows, /** @type {any} */ (rules));
  return { contract: REMOTE_CONTRACT, routes: rows, fragments: await Promise.all(readFragments) };
}

/**
 * The number of the contract that a workspace is built against.
 * @param {string} directory the workspace, absolute
 * @returns {Promise<number>}
 */
async function readContract(directory) {
  const { REMOTE_CONTRACT } = await evaluate(CONTRACT, directory);
  return REMOTE_CONTRACT;
}

module.exports = { readContract, readTables };
