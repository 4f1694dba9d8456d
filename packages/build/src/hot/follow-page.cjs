const { performReactRefresh } = require('react-refresh/runtime');

/** The newest module of each loaded page, by its import in `src/routes.ts`. */
const pages = new Map();

/** Loads a page as an object whose exports are always those of the newest module. */
function followPage(request, load) {
  return load().then((module) => {
    pages.set(request, { load, module });
    return new Proxy({}, { get: (_, name) => pages.get(request).module[name] });
  });
}

/** Evaluates the new code of a loaded page, and renders its components again. */
async function renewPage(request) {
  const page = pages.get(request);
  if (!page) return;
  page.module = await page.load();
  performReactRefresh();
}

module.exports = { followPage, renewPage };
