const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');

const { resolve } = createRequire(join(__dirname, '../../../shared/package.json'));
const PLACE = join(dirname(resolve('react-router/package.json')), 'dist/production');

/**
 * The router's production build, without developer warnings; the package exports it only under
 * `dist/production`.
 */
const PRODUCTION_ROUTER = {
  'react-router/dom': join(PLACE, 'dom-export.mjs'),
  'react-router': join(PLACE, 'index.mjs'),
};

module.exports = { PRODUCTION_ROUTER };
