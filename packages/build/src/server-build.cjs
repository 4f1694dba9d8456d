const { build } = require('esbuild');
const { readFile } = require('node:fs/promises');
const { join } = require('node:path');
const { nameClass } = require('./class-names.cjs');
const { COMPILED, locatePackage } = require('./packages.cjs');
const { aliasProductionRouter } = require('./router-alias.cjs');
const { nameOnWire } = require('./shared-ranges.cjs');
const { listedTranslations } = require('./translations/esbuild-plugin.cjs');

/** React's text renderer only: the package's entry also includes the stream renderer, which needs buffers. */
const aliasTextRenderer = (/** @type {string} */ directory) => ({
  'react-dom/server.browser': join(
    locatePackage(directory, 'react-dom'),
    'cjs/react-dom-server-legacy.browser.production.js',
  ),
});

/** Modules that the shell's server build provides to the remotes', as the shell does in the browser. */
const PROVIDED = /^(react|react\/jsx-runtime|react-dom|@metier\/sdk\/router)$/;

/** esbuild names modules by their places, and packages may be installed above the bundle. */
const PLACES = /"(?:\.\.\/)+node_modules\//g;

const COMMENTS = /\/\*[\s\S]*?\*\//g;
/** Also matches other text such as file extensions, which does no harm because those names are never used. */
const CLASSES = /\.(-?[_a-zA-Z][\w-]*)/g;

/**
 * Style sheets are part of the browser build; the server build only needs their class names.
 * @param {string} bundle
 * @param {boolean} isProduction
 * @returns {import('esbuild').Plugin}
 */
const stylesAsNames = (bundle, isProduction) => ({
  name: 'styles-as-names',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      if (!path.endsWith('.module.css')) return { contents: '' };
      const text = (await readFile(path, 'utf8')).replace(COMMENTS, '');
      const classes = new Set([...text.matchAll(CLASSES)].map(([, name = '']) => name));
      const names = [...classes].map((local) => [local, nameClass(bundle, isProduction, path, local)]);
      return { contents: `export default ${JSON.stringify(Object.fromEntries(names))}` };
    });
  },
});

/** @type {import('esbuild').Plugin} */
const providedByTheShell = {
  name: 'provided-by-the-shell',
  setup({ onResolve }) {
    onResolve({ filter: PROVIDED }, ({ path }) => ({ path: nameOnWire(path), external: true }));
  },
};

/**
 * Excludes pages that are not server-rendered from the server build.
 * @param {readonly string[]} requests the imports in `src/routes.ts` that it needs
 * @returns {import('esbuild').Plugin}
 */
const onlyRendered = (requests) => ({
  name: 'only-rendered',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /.*/ }, ({ importer, kind, path }) =>
      kind === 'dynamic-import' && /[\\/]src[\\/]routes\.ts$/.test(importer) && !requests.includes(path)
        ? { path, namespace: 'left-out' }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => ({
      contents: `throw new Error(${JSON.stringify(`${path} is not rendered on the server`)})`,
    }));
  },
});

/**
 * Builds the server renderer of a bundle's pages: one CommonJS file that requires only the modules provided
 * by the shell; with the files it is made of.
 * @param {{ name: string, kind: 'host' | 'remote', directory: string, isProduction: boolean, watch?: boolean,
 * rendered: readonly string[] }} options
 */
async function buildForServer({ name, kind, directory, isProduction, watch = false, rendered }) {
  const isHost = kind === 'host';
  const { outputFiles, metafile } = await build({
    absWorkingDir: directory,
    entryPoints: [join(directory, isHost ? 'src/server.tsx' : 'src/remote.tsx')],
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'browser',
    target: 'node20.19',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...(!watch && { conditions: [COMPILED, 'module'], preserveSymlinks: true }),
    // Names are not minified, so that stack traces stay readable.
    minifySyntax: true,
    minifyWhitespace: true,
    alias: {
      ...(isHost && aliasTextRenderer(directory)),
      ...(isProduction && aliasProductionRouter(directory)),
    },
    // The server refuses `import()`: it would reach out of the realm that a build runs in.
    supported: { 'dynamic-import': false },
    plugins: [
      stylesAsNames(name, isProduction),
      listedTranslations,
      ...(isHost ? [] : [onlyRendered(rendered), providedByTheShell]),
    ],
    loader: { '.md': 'text' },
    logLevel: 'error',
  });
  const inputs = Object.keys(metafile.inputs).filter((input) => !input.includes(':'));
  return {
    contents: (outputFiles[0]?.text ?? '').replace(PLACES, '"node_modules/'),
    inputs: inputs.map((input) => join(directory, input)),
  };
}

module.exports = { buildForServer };
