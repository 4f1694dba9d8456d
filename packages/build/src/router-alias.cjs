const { realpathSync } = require('node:fs');
const { join } = require('node:path');
const { locatePackage } = require('./packages.cjs');

/**
 * The router's production build, without developer warnings; the package exports it only under
 * `dist/production`.
 * @param {string} directory the bundle's folder, absolute
 */
function aliasProductionRouter(directory) {
  const sdk = realpathSync(locatePackage(directory, '@metier/sdk'));
  const place = join(locatePackage(sdk, 'react-router'), 'dist/production');
  return { 'react-router/dom': join(place, 'dom-export.mjs'), 'react-router': join(place, 'index.mjs') };
}

module.exports = { aliasProductionRouter };
