const { dirname, join } = require('node:path');

const PLACE = join(dirname(require.resolve('react-router/package.json')), 'dist/production');

/** The router's build without its warnings to developers, which it keeps beside the one that its package names. */
const PRODUCTION_ROUTER = {
  'react-router/dom': join(PLACE, 'dom-export.mjs'),
  'react-router': join(PLACE, 'index.mjs'),
};

module.exports = { PRODUCTION_ROUTER };
