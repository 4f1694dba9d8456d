const { createHash } = require('node:crypto');
const { basename, relative, sep } = require('node:path');

const ROOT = require('node:path').join(__dirname, '../..');

/**
 * The name that a class of a CSS module has in the page. The browser's build and the server's ask here, so that what the
 * server renders wears the styles that the browser has.
 * @param {string} bundle
 * @param {boolean} isProduction
 * @param {string} file absolute
 * @param {string} local
 */
function nameClass(bundle, isProduction, file, local) {
  if (!isProduction) return `${bundle}_${basename(file, '.css').replace(/\W/g, '-')}_${local}`;
  const place = `${relative(ROOT, file).split(sep).join('/')}\0${local}`;
  return `${bundle}_${local}_${createHash('sha256').update(place).digest('base64url').slice(0, 5)}`;
}

module.exports = { nameClass };
