const { join } = require('node:path');
const { createConfig } = require('../webpack.common.js');

module.exports = (options = {}) =>
  createConfig({
    name: 'shell',
    kind: 'host',
    directory: __dirname,
    layered: [join(__dirname, 'src/layers.css')],
    ...options,
  });
