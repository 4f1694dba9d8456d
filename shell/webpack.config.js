const { createConfig } = require('../webpack.common.js');

module.exports = (options = {}) =>
  createConfig({ name: 'shell', kind: 'host', directory: __dirname, ...options });
