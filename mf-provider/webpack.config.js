const { createConfig } = require('../webpack.common.js');

module.exports = (options = {}) =>
  createConfig({ name: 'mf-provider', kind: 'remote', directory: __dirname, ...options });
