const { createConfig } = require('../webpack.common.js');

module.exports = (options = {}) =>
  createConfig({ name: 'mf-operator', kind: 'remote', directory: __dirname, ...options });
