const { join } = require('node:path');

const RUNTIME = join(__dirname, 'follow-page.cjs');
const IMPORT = /\bimport\(\s*(["'])(\.[^"']+)\1\s*\)/g;

/**
 * Makes `src/routes.ts` of a remote accept new code of its pages. A page is no boundary of Fast Refresh,
 * because it exports a loader beside its component, so an edit of one would reload the whole document.
 * @param {string} source
 */
module.exports = function followPages(source) {
  const requests = new Set([...source.matchAll(IMPORT)].map(([, , request]) => JSON.stringify(request)));
  const followed = source.replace(
    IMPORT,
    (load, _quote, request) => `followPage(${JSON.stringify(request)}, () => ${load})`,
  );
  const accepts = [...requests].map(
    (request) => `import.meta.webpackHot.accept(${request}, () => renewPage(${request}));`,
  );
  return [
    `import { followPage, renewPage } from ${JSON.stringify(RUNTIME)};`,
    followed,
    `if (import.meta.webpackHot) {`,
    ...accepts,
    `}`,
  ].join('\n');
};
