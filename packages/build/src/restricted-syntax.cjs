/**
 * A plugin of oxlint with ESLint's rule `no-restricted-syntax`, which oxlint lacks: an option is a selector of the
 * syntax tree with the message for what it matches.
 */
module.exports = {
  meta: { name: 'metier' },
  rules: {
    'no-restricted-syntax': {
      meta: { schema: false },
      create: (context) =>
        Object.fromEntries(
          context.options.map(({ selector, message }) => [
            selector,
            (node) => context.report({ node, message }),
          ]),
        ),
    },
  },
};
