/** Access rules, and how messages name the people they admit. */
const ACCESS_LABELS = Object.freeze({
  public: 'everybody',
  login: 'everybody who is signed in',
  job_seeker: 'candidates',
  job_provider: 'employers',
  operator: 'operators',
});

/** `saved-searches` as a title for people. */
const toTitle = (/** @type {string} */ name) =>
  name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** `saved-searches` as a variable. */
const toCamel = (/** @type {string} */ name) =>
  name.replace(/-(.)/g, (_dash, /** @type {string} */ letter) => letter.toUpperCase());

/** What the ids of a remote's texts begin with: `hello` for mf-hello. */
const toBundle = (/** @type {string} */ remote) => remote.replace(/^mf-/, '');

const isKebabCase = (/** @type {string} */ name) => /^[a-z]+(-[a-z]+)*$/.test(name);

/** A sentence about an access rule that does not exist. */
const describeAccess = (/** @type {string} */ given) =>
  `--access is one of ${Object.keys(ACCESS_LABELS).join(', ')}, not "${given}".`;

/**
 * The signed-in user of a page test: the imported factory, and its call; empty if the page needs no login.
 * @param {string} access
 */
function signIn(access) {
  if (access === 'public') return { factory: '', user: '' };
  const given = access === 'login' || access === 'job_seeker' ? '' : `{ account_type: '${access}' }`;
  return { factory: 'makeUser, ', user: `makeUser(${given})` };
}

module.exports = { ACCESS_LABELS, describeAccess, isKebabCase, signIn, toBundle, toCamel, toTitle };
