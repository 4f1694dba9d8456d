const { createConfig } = require('../webpack.common.js');

module.exports = (options = {}) =>
  createConfig({ name: 'mf-public', kind: 'remote', directory: __dirname, ...options });
