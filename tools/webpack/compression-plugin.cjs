const { promisify } = require('node:util');
const { brotliCompress, constants, gzip } = require('node:zlib');

const COMPRESSIBLE = /\.(js|css|svg)$/;
const WORTH_IT = 1024;

const encodings = {
  br: (/** @type {Buffer} */ content) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (/** @type {Buffer} */ content) => promisify(gzip)(content, { level: 9 }),
};

/** Lays a compressed copy beside every script and style sheet, so that the server never compresses them. */
class CompressionPlugin {
  apply(/** @type {import('webpack').Compiler} */ compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CompressionPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'CompressionPlugin', stage }, async (assets) => {
        const worthwhile = Object.entries(assets).filter(
          ([name, source]) => COMPRESSIBLE.test(name) && source.size() > WORTH_IT,
        );
        await Promise.all(
          worthwhile.flatMap(([name, source]) =>
            Object.entries(encodings).map(async ([ending, compress]) => {
              const compressed = await compress(Buffer.from(source.buffer()));
              compilation.emitAsset(`${name}.${ending}`, new sources.RawSource(compressed), { related: {} });
            }),
          ),
        );
      });
    });
  }
}

module.exports = { CompressionPlugin };
