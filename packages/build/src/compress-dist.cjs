const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { promisify } = require('node:util');
const { brotliCompress, constants, gzip } = require('node:zlib');

const COMPRESSIBLE = /\.(js|css|svg)$/;
const WORTH_IT = 1024;

/**
 * Writes compressed copies of a built release's files next to them, at the highest level, so that publishing
 * the build does not delay the start of a server.
 * @param {string} dist
 */
async function compressDist(dist) {
  /** @type {{ files: Record<string, { size: number }> }} */
  const { files } = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8'));
  const names = Object.keys(files).filter(
    (name) => COMPRESSIBLE.test(name) && (files[name]?.size ?? 0) > WORTH_IT,
  );
  await Promise.all(
    names.map(async (name) => {
      const file = join(dist, name);
      const content = readFileSync(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, { params }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}

module.exports = { compressDist };
