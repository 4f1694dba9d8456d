const { createHash } = require('node:crypto');
const { basename } = require('node:path');
const { nameFile } = require('./packages.cjs');

/**
 * Name of a CSS module class in the page. Used by the browser build and the server build, so that
 * server-rendered markup matches the browser's styles.
 * @param {string} bundle
 * @param {boolean} isProduction
 * @param {string} file absolute
 * @param {string} local
 */
function nameClass(bundle, isProduction, file, local) {
  if (!isProduction) return `${bundle}_${basename(file, '.css').replace(/\W/g, '-')}_${local}`;
  const place = `${nameFile(file)}\0${local}`;
  return `${bundle}_${local}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`;
}

module.exports = { nameClass };
