const { createConfig } = require('../webpack.common.js');

module.exports = (options = {}) =>
  createConfig({ name: 'mf-seeker', kind: 'remote', directory: __dirname, ...options });
