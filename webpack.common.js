/** The recipe of every bundle; teams outside this repository require `@metier/build` itself. */
module.exports = require('@metier/build');
