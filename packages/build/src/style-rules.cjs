const { join } = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { nameClass } = require('./class-names.cjs');
const { nameFile } = require('./packages.cjs');

/** Style sheets of the SDK's components, as sources or compiled. */
const isOfKit = (file) => /^@metier\/sdk\/(src|dist)\/ui\//.test(nameFile(file));
/** Its reset declares its own layers. */
const isBase = (file) => isOfKit(file) && file.endsWith('base.css');

/**
 * `layers` assigns style sheets to cascade layers: the first entry whose `include` matches, or that has none,
 * applies. Those in `layered` declare their own.
 */
function createStyleRules({ name, layers, layered = [], isProduction }) {
  const cssLoader = {
    loader: 'css-loader',
    options: {
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        getLocalIdent: ({ resourcePath }, _pattern, local) =>
          nameClass(name, isProduction, resourcePath, local),
      },
    },
  };
  const extract = { loader: MiniCssExtractPlugin.loader };
  const putInto = (chosen) => ({
    loader: join(__dirname, 'layer-loader.cjs'),
    options: { layer: chosen },
  });
  return {
    test: /\.css$/,
    oneOf: [
      { resource: [isBase, ...layered], use: [extract, cssLoader] },
      { include: isOfKit, use: [extract, cssLoader, putInto('kit')] },
      ...layers.map(({ layer, ...where }) => ({ ...where, use: [extract, cssLoader, putInto(layer)] })),
    ],
  };
}

module.exports = { createStyleRules };
